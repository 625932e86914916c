"""English, words of single mechanics: gauges, gifts, markers, pseudo-cards, battles."""
