"""Card text, card files and deck lists: what people write, and the trees and records it becomes."""
