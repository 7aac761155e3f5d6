# Two commands on a fresh machine that has python3 (>= 3.11, with venv and pip): `make run` and `make test`.
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null || echo $(BIN)/uv)
READY := .venv/.ready
PLAY := build/play/index.html
COMPILED_WHEEL := build/compiled/.ready
COMPILED_READY := .venv-compiled/.ready
FORM := build/form/.ready
BENCH_READY := .venv-bench/.ready
CLIENT := src/captains_table/client
CLIENT_SOURCES := $(wildcard $(CLIENT)/*.json $(CLIENT)/*.mjs src/captains_table/texts/*.ftl) $(shell find $(CLIENT)/src -type f)
# Without node and npm on the path they come from PyPI.
NODE_READY := $(if $(and $(shell command -v node),$(shell command -v npm)),,.venv/.node)
WITH_NODE := PATH="$$PATH:$(abspath $(BIN))"
SOURCES := $(shell find src hatch_build.py -path '*/captains_table/client' -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' \) -print 2>/dev/null)

# Modules are compiled once and kept, also where the environment says otherwise: hundreds of processes start in a test run.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help run terminal client chromium headless postgres test test-fast test-pure test-server test-browser test-compiled test-client coverage chaos
.PHONY: all tools check check-types check-client check-python site docs pages notebooks screenshots icons protocol wheels bench bench-check bots lock clean

# A few targets at once, all of them to their end; what each has printed is shown when it is done. With more of them than
# there are processors and one, a slow machine makes tests wait so long that some fail.
AT_ONCE := $(shell expr $$(getconf _NPROCESSORS_ONLN || echo 2) + 1)
SIDE_BY_SIDE := $(MAKE) --no-print-directory --keep-going --jobs $(AT_ONCE) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# For tests: some of them wait until the program is compiled, which can't be done by two processors.
GIVING_WAY := nice -n 2
TESTS := test-compiled test-browser test-server test-pure test-client
CHECKS := wheels check-types docs check-client check-python
# Tests of programs that let bots play many games. The form makes no difference to them: they run compiled alone.
COMPILED_ALONE := tests/bots/test_arena.py tests/bots/test_duels.py tests/bots/test_balance.py tests/test_notebooks.py tests/server/test_compiled_form.py
# The tests that run compiled: those that play many games.
MANY_GAMES := tests/rules tests/research tests/bots tests/core/test_net.py tests/test_contract.py tests/test_scenes.py $(COMPILED_ALONE)
# What a change of a rule, a text or a table breaks first.
FAST := tests/rules tests/core tests/play tests/texts tests/test_contract.py tests/test_house.py tests/test_clauses.py

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

$(READY): pyproject.toml requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Captain's Table needs Python 3.11 or newer ($(PYTHON) is older; try make PYTHON=python3.12)"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@command -v uv >/dev/null || test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@VIRTUAL_ENV=.venv $(UV) pip install --quiet --require-hashes -r requirements/dev.txt
	@VIRTUAL_ENV=.venv $(UV) pip install --quiet --no-deps --editable .
	@touch $@

.venv/.node: $(READY) requirements/node.txt
	@VIRTUAL_ENV=.venv $(UV) pip install --quiet --require-hashes -r requirements/node.txt
	@touch $@

$(CLIENT)/node_modules/.ready: $(CLIENT)/package-lock.json $(NODE_READY)
	@cd $(CLIENT) && $(WITH_NODE) npm ci --omit=dev --loglevel=error >/dev/null
	@touch $@

# What is needed to check and test the client, not to build it. It lays everything anew, so the building comes first.
$(CLIENT)/node_modules/.tools: $(CLIENT)/node_modules/.ready | $(CLIENT)/dist/index.html
	@cd $(CLIENT) && $(WITH_NODE) npm ci --loglevel=error >/dev/null
	@touch $< $@

$(CLIENT)/dist/index.html: $(CLIENT_SOURCES) | $(CLIENT)/node_modules/.ready
	@cd $(CLIENT) && $(WITH_NODE) node build.mjs

client: $(CLIENT)/dist/index.html ## build the browser client

# The page that needs no server, as it is in the folder that is put on a web space.
$(PLAY): $(READY) $(SOURCES) $(CLIENT_SOURCES) $(wildcard src/captains_table/games/*/*.svg src/captains_table/games/*/learn/*.txt) \
  tools/static_page.py tools/site_files.py requirements/site.txt | $(CLIENT)/node_modules/.tools
	@$(WITH_NODE) $(BIN)/python -m tools.static_page

site: $(PLAY) ## build the page that needs no server into build/play, with packed copies and a report of its size
	@$(WITH_NODE) $(BIN)/python -m tools.static_page --pack

# What is needed of the machine comes from Debian's packages, where that is allowed.
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::http::Timeout=20
install = { test "$$(id -u)" = 0 && { $(APT) install -y $(1) || { $(APT) update && $(APT) install -y $(1); }; }; } >/dev/null 2>&1

chromium: # a real browser, for pictures and measurements
	@command -v chromium >/dev/null || $(call install,chromium) || \
	  { echo "A browser is needed: apt-get install chromium"; exit 1; }

# The same browser without windows takes half the time for a visit; where it can't be had, the one with windows will do.
headless: # a real browser, for the tests
	@command -v chromium-headless-shell >/dev/null || $(call install,chromium-headless-shell) || \
	  command -v chromium >/dev/null || $(call install,chromium) || \
	  { echo "The tests need chromium: apt-get install chromium-headless-shell (or chromium)"; exit 1; }

run: $(READY) client ## play in the browser: opens it, or says at which address the tables are
	@mkdir -p build
	@nice $(MAKE) --no-print-directory $(FORM) >build/compiling.log 2>&1 || \
	  echo "The rules can't be compiled here (see build/compiling.log), so the strongest bots look at fewer moves." &
	@$(BIN)/captains-table serve --open --compiled $(dir $(FORM))

# The compiled program, unpacked: what bots think in. The folder is complete when the last file is in it.
$(FORM): $(COMPILED_WHEEL)
	@rm -rf build/form
	@$(BIN)/python -m zipfile -e build/compiled/*.whl build/form
	@touch $@

terminal: $(READY) ## play in the terminal
	@$(BIN)/captains-table

postgres: # a real PostgreSQL for the tests
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || $(call install,postgresql) || \
	  { echo "The tests need PostgreSQL: apt-get install postgresql (its server need not run)"; exit 1; }

test: headless postgres tools ## run all tests, side by side
	@echo "The tests of the compiled form, of the browser, of the server, of the client and of the rest run side by side."
	@$(SIDE_BY_SIDE) $(TESTS)

# With the checks before the tests, a processor would be idle while the other one compiles.
all: chromium headless postgres tools ## run all checks and all tests, side by side
	@echo "All checks and all tests run side by side."
	@$(SIDE_BY_SIDE) $(CHECKS) $(TESTS)

# What everything else needs. npm lays its folder anew, so nothing may read it in the meantime.
tools:
	@$(SIDE_BY_SIDE) $(READY) $(CLIENT)/node_modules/.tools

test-fast: $(READY) ## in less than a minute: what to run before every commit
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not slow" $(FAST)

test-pure: $(READY) ## rules, tables, texts, terminal: what needs neither server nor browser, uncompiled
	$(GIVING_WAY) $(BIN)/python -m pytest -n auto --dist worksteal --ignore=tests/browser --ignore=tests/server $(COMPILED_ALONE:%=--ignore=%)

test-server: $(READY) client postgres ## real servers, killed and started again
	$(GIVING_WAY) $(BIN)/python -m pytest -n auto --dist worksteal tests/server $(COMPILED_ALONE:%=--ignore=%)

chaos: $(READY) postgres ## five minutes of kills, crashes, lost connections and full disks (SECONDS=300)
	CHAOS_SECONDS=$(or $(SECONDS),300) $(BIN)/python -m pytest -n 0 tests/server/test_chaos.py

# In a run of its own: the browser's driver keeps an event loop in its process, where other tests begin theirs.
test-browser: $(READY) client headless $(CLIENT)/node_modules/.tools $(PLAY) ## play whole games through the page, in a real browser
	$(GIVING_WAY) $(BIN)/python -m pytest -n auto --dist worksteal tests/browser

test-client: $(CLIENT)/node_modules/.tools ## the client's own tests
	@cd $(CLIENT) && $(WITH_NODE) node build.mjs --tests

coverage: $(READY) client postgres ## which lines the tests run, uncompiled and without a browser
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report=term:skip-covered --ignore=tests/browser $(COMPILED_ALONE:%=--ignore=%)

$(COMPILED_WHEEL): $(READY) $(SOURCES) | $(CLIENT)/dist/index.html
	@rm -rf build/compiled
	CAPTAINS_TABLE_COMPILED=1 $(UV) build --quiet --wheel --out-dir build/compiled
	@touch $@

$(COMPILED_READY): $(COMPILED_WHEEL)
	@test -x .venv-compiled/bin/python || $(PYTHON) -m venv .venv-compiled
	@VIRTUAL_ENV=.venv-compiled $(UV) pip install --quiet --require-hashes -r requirements/dev.txt
	@VIRTUAL_ENV=.venv-compiled $(UV) pip install --quiet --no-deps --force-reinstall build/compiled/*.whl
	@touch $@

test-compiled: $(COMPILED_READY) ## the tests that play many games, compiled
	.venv-compiled/bin/captains-table --version | grep compiled
	$(GIVING_WAY) .venv-compiled/bin/python -m pytest -n auto --dist worksteal $(MANY_GAMES)

check: tools ## lint, types, layers, clauses without a test, links, wheels
	@$(SIDE_BY_SIDE) $(CHECKS)

check-types: $(READY) # mypy
	$(BIN)/mypy

check-client: $(CLIENT)/node_modules/.tools # the types of the browser client
	cd $(CLIENT) && $(WITH_NODE) npx --no-install tsc

check-python: $(READY) # what takes a second each
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/python tools/clauses.py

# The page without a server becomes part of it if there is one, in its current state.
docs: $(READY) $(wildcard $(PLAY)) ## build the documentation into build/site; a link that leads nowhere is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "build/site/index.html (with a search: $(PYTHON) -m http.server -d build/site)"

pages: $(READY) ## write the generated parts of the documentation: the reference, the transcript, the example's files
	$(BIN)/python -m tools.pages

notebooks: $(READY) ## run the notebooks of the documentation and store what they show
	$(BIN)/python -m tools.notebooks

screenshots: $(READY) client chromium ## take the pictures of the documentation
	$(BIN)/python -m tools.screenshots

icons: $(READY) ## draw the icons of the installed program from client/src/icon.svg
	$(BIN)/python -m tools.icons

protocol: $(READY) ## write the client's types from those of the server
	$(BIN)/python -m tools.protocol

wheels: $(COMPILED_READY) chromium ## build both wheels and the source distribution, install each and open its page
	@rm -rf build/pure build/sdist build/venv-pure build/venv-sdist build/venv-compiled
	CAPTAINS_TABLE_PURE=1 $(UV) build --quiet --wheel --out-dir build/pure
	CAPTAINS_TABLE_PURE=1 $(UV) build --quiet --out-dir build/sdist
	@$(BIN)/python -m zipfile -l build/pure/*.whl | grep -E '\.(so|pyd)' && { echo "a compiled file is in the pure wheel"; exit 1; } || true
	@$(BIN)/python -m zipfile -l build/compiled/*.whl | grep -E '\.(so|pyd)' >/dev/null || { echo "no compiled file is in the compiled wheel"; exit 1; }
	@for form in pure sdist compiled; do \
	  $(PYTHON) -m venv --without-pip build/venv-$$form && \
	  VIRTUAL_ENV=build/venv-$$form $(UV) pip install --quiet build/$$form/*.whl || exit 1; done
	build/venv-pure/bin/captains-table --version | grep pure
	build/venv-compiled/bin/captains-table --version | grep compiled
	$(BIN)/python -m tools.installed build/venv-pure build/venv-sdist build/venv-compiled

# The compiled wheel is installed here; the uncompiled form is measured from the sources.
$(BENCH_READY): $(COMPILED_READY) requirements/bench.txt requirements/bench-alone.txt
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@VIRTUAL_ENV=.venv-bench $(UV) pip install --quiet --require-hashes -r requirements/bench.txt
	@VIRTUAL_ENV=.venv-bench $(UV) pip install --quiet --no-deps --require-hashes -r requirements/bench-alone.txt
	@VIRTUAL_ENV=.venv-bench $(UV) pip install --quiet --no-deps --force-reinstall build/compiled/*.whl
	@touch $@

bench: $(BENCH_READY) client $(PLAY) chromium postgres ## measure speed beside peers, in one run, and write docs/performance.md
	.venv-bench/bin/python -m bench --page docs/performance.md --keep bench/server.json
	$(BIN)/python -m bench.first_page
	$(BIN)/python -m bench.first_lesson
	$(BIN)/python -m bench.static_page
	.venv-bench/bin/python -m bench.scale

bots: $(BENCH_READY) ## let the bots play each other, and write docs/bots.md
	.venv-bench/bin/python -m bench.bots --habits 100 --page docs/bots.md
	.venv-bench/bin/python -m bench.bots --players 4 --duel 2v1 --duel 3v2 --duel 4v3 --duel 5vhand --page docs/bots.md
	.venv-bench/bin/python -m bench.bots --game el_capitan --options porto,lisboa,canarias --habits 20 --page docs/bots.md

bench-check: $(BENCH_READY) ## fail if compiling has lost more than 30 % of its stored gain
	.venv-bench/bin/python -m bench.check

lock: ## write the lock files anew from pyproject.toml
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --group dev pyproject.toml -o requirements/dev.txt
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --group bench pyproject.toml -o requirements/bench.txt
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --group node -o requirements/node.txt
	$(UV) pip compile --quiet --python-version 3.14 --generate-hashes --no-header --no-emit-index-url --group site -o requirements/site.txt

clean: ## remove everything that was made
	rm -rf .venv .venv-compiled .venv-bench build dist .pytest_cache .mypy_cache .ruff_cache .coverage .hypothesis $(CLIENT)/dist $(CLIENT)/node_modules
