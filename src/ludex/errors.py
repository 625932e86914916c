"""Errors in what a user provides. This module imports nothing, so that every layer may raise them."""


class InputError(Exception):
    """A file, argument or message of a user cannot be used: `place` says where it is wrong, `reason` why.

    The command line prints `place: reason` and ends with exit code 2.
    """

    def __init__(self, place: object, reason: str) -> None:
        super().__init__(place, reason)
        self.place = str(place)
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


class InputErrors(InputError):
    """Several input errors; `str` gives one per line. `place` and `reason` are those of the first."""

    def __init__(self, errors: list[InputError]) -> None:
        super().__init__(errors[0].place, errors[0].reason)
        self.errors = errors

    def __str__(self) -> str:
        return "\n".join(map(str, self.errors))
