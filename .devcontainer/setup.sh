#!/usr/bin/env bash
# What the plain Python image lacks for the browser tests and the checks of scripts, then quizbs as it is locked.
set -euo pipefail
apt-get update
apt-get install -y --no-install-recommends chromium chromium-headless-shell fonts-noto-core npm
pip install --require-hashes -r .ci/requirements.lock
pip install --no-deps -e .
npm ci --prefix quizbs/frontend --ignore-scripts --no-audit --no-fund
