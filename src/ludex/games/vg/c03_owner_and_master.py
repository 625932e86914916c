"""[VG 3] Players, owners and masters: what core does.

Each player has numbers of their own: [VG 3.1.3] core:carrying._number. A card's owner is the player who brought it, and
stays so wherever it goes [VG 3.2.1] core:zones.move, core:zones.create; its master is the player whose zone it is in
[VG 3.2.2] core:zones.move. The master of an ability is that of the card that has it, at the time when it applies
[VG 3.2.2.1] core:_list_ability, is played [VG 3.2.2.2] core:playing.context, or triggers [VG 3.2.2.3] core:wait; of one
that no card has, the master of the effect that made it [VG 3.2.2.3] core:_wait_delayed, [VG 3.2.2.1] core:start_effect.
RULING-VG-062. The master of an ability is that of its effects [VG 3.2.2.5] core:players_of, and does what they say
where they name nobody: [VG 3.2.2.5.1] core:_chooser, core:_moves.
"""
