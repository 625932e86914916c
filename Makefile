# The targets that people and CI use. `make` alone lists them.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install -qq --disable-pip-version-check
RUN    := $(VENV)/.installed-run
DEV    := $(VENV)/.installed-dev
PAGE   := src/ludex/table/page
NODE   := typescript@7.0.2 @biomejs/biome@2.6.6
WEB    := $(VENV)/.installed-page
TSC    := $(VENV)/node_modules/.bin/tsc
BUILD  := $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
BIOME  := $(abspath $(VENV))/node_modules/.bin/biome

.DEFAULT_GOAL := help
.PHONY: help env play test lint types page load bench soak prove golden evidence fast slow clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(RUN): requirements.txt pyproject.toml setup.py src/ludex/__init__.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "setting up $(VENV)"
	@$(PIP) -r requirements.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): $(RUN) requirements-dev.txt
	@echo "adding the tools for development"
	@$(PIP) -r requirements-dev.txt
	@touch $@

env: $(DEV) ## install the packages for OpenSpiel and Ray
	@$(PIP) -r requirements-env.txt

play: $(RUN) ## play a game at the table in the browser (PORT=9000: at that port)
	@$(BIN)/ludex table $(if $(PORT),--port $(PORT))

test: lint types page ## run everything that CI checks
	@command -v chromium chromium-browser > /dev/null || echo "no Chromium here: the tests in the browser are skipped"
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || \
		echo "no PostgreSQL here: the tests of several servers are skipped"
	$(BIN)/pytest -q -n 2

lint: $(DEV) ## check style, format and import layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: $(DEV) ## check types strictly
	$(BIN)/mypy

page: ## check types, style and format of the browser page, if npm is installed
	@if ! command -v npm > /dev/null; then echo "no npm here: the page is not checked"; \
	elif ! grep -qsx "$(NODE)" $(WEB) && ! npm install --silent --no-save --prefix $(VENV) $(NODE) > /dev/null 2>&1; then \
		echo "$(NODE) cannot be installed: the page is not checked"; \
	else echo "$(NODE)" > $(WEB) && $(TSC) -p $(PAGE)/jsconfig.json && cd $(PAGE) && $(BIOME) check --error-on-warnings; fi

load: $(DEV) ## run 200 bot matches through sockets; measure the time from a decision to the view
	@$(BIN)/python scripts/load.py

bench: $(DEV) ## measure decisions, games, clones and search iterations per second; compare with python-chess
	@$(BIN)/ludex bench --json

soak: $(DEV) ## play long random games and check every invariant
	$(BIN)/pytest -q -n 2 -m soak --timeout=0

prove: $(DEV) ## break the code of 60 paragraphs of each book; their tests must fail
	@$(BIN)/ludex rules prove --write

golden: evidence ## rewrite golden files, playthroughs, perft counts and evidence
	LUDEX_BLESS=1 $(BIN)/pytest -q tests/golden

evidence: $(DEV) ## which code and which tests stand behind each paragraph; the picture of the rooms
	@$(BIN)/python scripts/evidence.py
	@$(BIN)/python scripts/picture.py

fast: $(DEV) slow ## compile the hot modules with mypyc (needs a C compiler)
	@if gcc --version 2> /dev/null | grep -q "Free Software"; then \
		echo "compiling twice, with games in between that show what runs often; this takes a few minutes" && \
		LUDEX_COMPILE=count $(BUILD) && $(BIN)/python scripts/train.py && LUDEX_COMPILE=counted $(BUILD) --force; \
	else echo "compiling; this takes a few minutes" && LUDEX_COMPILE=1 $(BUILD); fi

slow: ## delete the compiled modules: back to plain Python
	@rm -rf build
	@find src -name '*.so' -delete

clean: slow ## remove everything that can be made again
	@rm -rf $(VENV) dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info examples/*/build examples/*/src/*.egg-info
	@find src tests scripts examples -name __pycache__ -type d -prune -exec rm -rf {} +
