# Qisai 棋赛. `make run` starts it, `make test` checks everything, `make help` lists the rest.
# Each target installs what it lacks (scripts/setup) and says what it is doing.

export CARGO_TARGET_DIR ?= $(CURDIR)/target
QISAI = $(CARGO_TARGET_DIR)/debug/qisai
# More for the server, as in: make run ARGS="--listen 127.0.0.1:8081"
ARGS ?=

.PHONY: help run demo build test fast release bench e2e lint

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## build and start the server with the data in ./data
	@exec "$(QISAI)" serve $(ARGS)

demo: build ## the same with a lively sample event in a folder of its own
	@exec "$(QISAI)" demo $(ARGS)

build: ## only build: the program and what the browser loads
	@scripts/setup run
	@scripts/step "browser bundle" cargo run --locked -q -p bundle
	@scripts/step "program" cargo build --locked -p app

test: ## everything: format, gates, lints, tests, docs, and the day in a real browser
	@scripts/setup test
	@scripts/test

fast: ## only the fast tests
	@scripts/setup build
	@scripts/step "tests of the rules" cargo test --locked -p shared --lib
	@scripts/step "tests of the server" cargo test --locked -p backend --lib

release: ## an optimised program in target/release and its files in target/site
	@scripts/setup run
	@scripts/step "browser bundle" cargo run --locked -q -p bundle
	@scripts/step "optimised build" cargo build --locked --release -p app

bench: ## benchmarks of the rules
	@scripts/setup build
	@scripts/step "benchmarks" cargo bench --locked -p shared

e2e: build ## only the day in a real browser
	@scripts/setup e2e
	@scripts/step "a day in the browser" scripts/e2e

lint: ## format, gates and lints
	@scripts/setup build
	@scripts/lint
