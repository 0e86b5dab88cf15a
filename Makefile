# Everything is installed into .venv in this folder; only a browser for the tests may come from the system's packages.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PYTHONS := $(or $(PYTHON),python3.11 python3.12 python3.13 python3.14 python3)
SOURCES := $(sort $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.weights' -o -name py.typed) \
	$(shell find web -path web/node_modules -prune -o -type f -print))
GAMES ?= 100000
KILLS ?= 100
REQUESTS ?= 300
ARGS ?=

# Node.js builds and checks the page; where the machine has none that is new enough, it comes as a Python package.
NODE_WANTED := $(BIN)/python -c 'import sys; sys.path.insert(0, "tools"); import build_backend as backend; \
	print("" if backend.build_page.has_own_node() else backend.NODE)'

# The tests of the source set it themselves; everything else uses the installed, compiled package.
unexport PYTHONPATH
FROM_SOURCE := PYTHONPATH=$(CURDIR)/src

# Tests share the cores; those marked `alone` measure their own process and follow in one that does nothing else.
PYTEST := $(BIN)/python -m pytest -q
SHARED := -n auto --dist loadgroup
# Tests of the server also wait for processes and sockets: two more of them at once than there are cores.
WAITING := -n $(shell n=$$(getconf _NPROCESSORS_ONLN 2>/dev/null) && echo $$((n + 2)) || echo auto) --dist loadgroup
# Tests of the rules run on their source; tests of what is built on the rules run on the compiled package, if there is one.
ABOVE_RULES := tests/arena tests/bots tests/cli tests/realtable tests/server tests/train tests/web
INSTALLED := tests/installed
OF_RULES := $(filter-out $(ABOVE_RULES:%=%/) $(INSTALLED)/ %__pycache__/,$(wildcard tests/*/)) $(wildcard tests/test_*.py)

.DEFAULT_GOAL := help
.PHONY: help play test lint format types words fixtures build bench bench-bots bench-server proof-kill proof-server proof-bots \
	proof-browser proof-film proof-install screenshots soak mutate coverage clean FORCE
.DELETE_ON_ERROR:

help: ## list what can be done here
	@sed -n 's/^\([a-z-]*\):.*## /  make \1~/p' $(MAKEFILE_LIST) | awk -F '~' '{ printf "%-20s %s\n", $$1, $$2 }'

play: $(VENV)/.built ## open the game in the browser (in the terminal: make play ARGS="play --players 3")
	@$(BIN)/troyes $(ARGS)

test: lint ## check style and types, then test the source and the compiled package
	@$(MAKE) --no-print-directory build
	@sh tools/browser.sh
	@echo "Testing the page"
	@$(BIN)/python tools/check_page.py test
	@echo "Testing the installed package by itself"
	@$(PYTEST) $(INSTALLED)
	@echo "Testing the rules from their source"
	@$(FROM_SOURCE) $(PYTEST) $(SHARED) -m 'not alone' $(OF_RULES)
	@built=$$(cat $(VENV)/.built); \
	if [ "$$built" = compiled ]; then \
		echo "Testing the compiled package and what is built on it"; \
		export TROYES_COMPILED=1; \
		$(PYTEST) $(SHARED) -m 'not alone' $(OF_RULES) || exit 1; \
		$(PYTEST) $(WAITING) -m 'not alone' $(ABOVE_RULES) || exit 1; \
		$(PYTEST) -m alone || exit 1; \
		echo "Tested: style and types, the rules on their source and compiled, everything else on the compiled package."; \
		exit 0; \
	fi; \
	$(FROM_SOURCE) $(PYTEST) $(WAITING) -m 'not alone' $(ABOVE_RULES) || exit 1; \
	$(FROM_SOURCE) $(PYTEST) -m alone || exit 1; \
	case "$$built:$${TROYES_TEST_ALL:-0}" in \
	"no C compiler"*:0 | "TROYES_PURE"*:0) \
		echo "Tested: style and types, every test on the source. Skipped: the compiled package ($$built)." ;; \
	*) \
		echo "Failed: the compiled package could not be tested ($$built)." >&2; exit 1 ;; \
	esac

lint: $(VENV)/.deps ## check style and types
	@$(BIN)/ruff check --output-format=concise .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy --strict
	@$(BIN)/python tools/check_page.py lint

format: $(VENV)/.deps ## put the code into the common format
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .
	@$(BIN)/python tools/check_page.py format

words: $(VENV)/.deps ## the languages and how complete they are; ARGS="check de" or ARGS="new es" for translators
	@$(FROM_SOURCE) $(BIN)/python -m troyes.words $(ARGS)

types: $(VENV)/.deps ## make the page's types from the server's description of its API
	@$(FROM_SOURCE) $(BIN)/python tools/check_page.py types

fixtures: $(VENV)/.deps ## record the page's test data anew, from games on a real server (ARGS="turn-2p" for one file)
	@$(FROM_SOURCE) $(BIN)/python tools/fixtures.py $(ARGS)

build: ## build and install the package into .venv; tries again to compile if it could not before
	@grep -qsx compiled $(VENV)/.built || rm -f $(VENV)/.built
	@$(MAKE) --no-print-directory $(VENV)/.built

bench: $(VENV)/.built ## measure the speed of the rules
	@$(BIN)/python benchmarks/bench.py $(ARGS)

bench-bots: $(VENV)/.built ## measure how strong the bots are, beside their bars (hours; ARGS="--quick" for a look); goes on after a stop
	@$(BIN)/python benchmarks/bench_bots.py $(ARGS)

bench-server: $(VENV)/.built ## measure the server under load, beside boardgame.io's (needs Node.js or fetches it)
	@$(BIN)/python benchmarks/server/bench_server.py $(ARGS)

# The rules are compiled in these, so that much happens between two kills and between two looks.
proof-kill: $(VENV)/.built ## kill the server a hundred times on each database while people play (KILLS=100)
	@TROYES_KILLS=$(KILLS) $(PYTEST) tests/server/test_kill.py $(ARGS)

proof-server: $(VENV)/.built ## many random requests, games compared byte by byte, moves timed beside costly requests (REQUESTS=300)
	@TROYES_PROOF=1 TROYES_REQUESTS=$(REQUESTS) $(PYTEST) \
		tests/server/test_schema.py tests/server/test_hostile.py tests/server/test_leaks.py $(ARGS)
	@TROYES_PROOF=1 $(PYTEST) -s tests/server/test_crowded.py $(ARGS)

proof-bots: $(VENV)/.built ## a hundred games of grand masters at once, somebody's moves timed beside them (two minutes)
	@TROYES_PROOF=1 $(PYTEST) -s tests/server/test_grandmasters.py $(ARGS)

proof-browser: $(VENV)/.built ## whole games in a real browser, every screen looked at for access, sizes and speed
	@sh tools/browser.sh
	@TROYES_TEST_ALL=1 $(PYTEST) -n auto tests/web/test_games.py tests/web/proof_focus.py tests/web/proof_games.py \
		tests/web/proof_connection.py tests/web/proof_access.py tests/web/proof_layout.py $(ARGS)
	@TROYES_TEST_ALL=1 $(PYTEST) tests/web/proof_budgets.py $(ARGS)

proof-film: $(VENV)/.built ## whole games told beat by beat in a real browser, by a clock that the test drives
	@sh tools/browser.sh
	@TROYES_TEST_ALL=1 $(PYTEST) tests/web/test_film.py tests/web/proof_film.py $(ARGS)

proof-install: $(VENV)/.built ## the source distribution installed with every Python here from 3.11 on, and plain instead of compiled
	@$(BIN)/python tools/proof_install.py $(ARGS)

screenshots: $(VENV)/.built ## take the pictures in docs/screenshots anew
	@sh tools/browser.sh
	@$(BIN)/python tools/screenshots.py

soak: $(VENV)/.built ## play many random games and check every position (GAMES=100000)
	@$(BIN)/python -m troyes.soak --games $(GAMES) $(ARGS)

mutate: $(VENV)/.deps ## break the program on purpose and see whether a test notices
	@$(BIN)/python tools/mutate.py $(ARGS)

coverage: $(VENV)/.deps ## which lines no test runs, also as pages in htmlcov/
	@$(FROM_SOURCE) $(PYTEST) $(SHARED) -m 'not alone' --cov --cov-report=
	@$(FROM_SOURCE) $(PYTEST) -m alone --cov --cov-append --cov-report=term --cov-report=html

clean: ## remove everything made by these commands, .venv included
	@rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@for python in $(PYTHONS); do \
		if $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
			echo "Creating .venv with $$($$python --version)"; \
			exec $$python -m venv --clear $(VENV); \
		fi; \
	done; \
	echo "Python 3.11 or newer with its venv module is needed; none of these is: $(PYTHONS)" >&2; \
	echo "Install it (Debian, Ubuntu: apt install python3 python3-venv; macOS: brew install python)," >&2; \
	echo "or say where it is: make PYTHON=..." >&2; \
	exit 1

$(VENV)/.deps: requirements/lock.txt | $(BIN)/python
	@echo "Installing the libraries into .venv (a minute or so, once)"
	@$(PIP) install -qq --no-deps --require-hashes -r requirements/lock.txt
	@node=$$($(NODE_WANTED)); [ -z "$$node" ] || $(PIP) install -qq "$$node"
	@touch $@

# Changes when a source file appears or disappears.
$(VENV)/.sources: FORCE | $(VENV)/.deps
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

# Holds `compiled`, or the reason why the package is plain Python.
# It is installed from a wheel made of the source distribution, as everybody else would install it.
$(VENV)/.built: $(VENV)/.deps $(VENV)/.sources $(SOURCES) setup.py pyproject.toml MANIFEST.in
	@echo "Building the game (compiling takes some minutes, once)"
	@rm -f $@
	@wheel=$$($(BIN)/python tools/package.py 2>$(VENV)/build.log) && \
		$(PIP) install -qq --no-deps --force-reinstall "$$wheel" 2>>$(VENV)/build.log || { \
		tail -n 30 $(VENV)/build.log >&2; echo "The build failed; all of its output is in $(VENV)/build.log" >&2; exit 1; }
	@grep -E '^ *src/.*: error: ' $(VENV)/build.log >&2 || true
	@sed -n 's/^ *troyes: //p' $(VENV)/build.log | grep -v '^compiling' >&2 || true
	@if $(BIN)/python -c 'import importlib.util, sys; sys.exit(importlib.util.find_spec("troyes__mypyc") is None)'; then \
		echo compiled; \
	else \
		sed -n 's/^ *troyes: not compiled: //p' $(VENV)/build.log | grep . || echo "no module is marked '# compiled'"; \
	fi >$@
