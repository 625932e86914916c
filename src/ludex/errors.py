"""What a user can get wrong. Imports nothing, so that every layer may raise it."""


class InputError(Exception):
    """Something handed to us is not usable; `place` says where, `reason` says why.

    The command line prints it as `place: reason` and ends with exit code 2.
    """

    def __init__(self, place: object, reason: str) -> None:
        super().__init__(place, reason)
        self.place = str(place)
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


class InputErrors(InputError):
    """Several things at once, each on a line of its own. Place and reason are those of the first."""

    def __init__(self, errors: list[InputError]) -> None:
        super().__init__(errors[0].place, errors[0].reason)
        self.errors = errors

    def __str__(self) -> str:
        return "\n".join(map(str, self.errors))
