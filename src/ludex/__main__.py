"""`python -m ludex` is the command `ludex`."""

from ludex.cli import main

if __name__ == "__main__":
    main()
