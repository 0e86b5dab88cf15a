#!/bin/sh
# Makes sure that the tests in a browser find Chromium. Where it cannot be installed from here, says how; the tests
# then skip, or fail with TROYES_TEST_ALL=1.

for name in ${TROYES_BROWSER:-chromium chromium-browser google-chrome}; do
    if command -v "$name" >/dev/null 2>&1; then
        exit 0
    fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium for the tests in a browser (a minute or so, once)"
    export DEBIAN_FRONTEND=noninteractive
    log=$(mktemp)
    if apt-get update -qq >"$log" 2>&1 &&
        apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends chromium >>"$log" 2>&1; then
        rm -f "$log"
        exit 0
    fi
    tail -n 5 "$log" >&2
    rm -f "$log"
fi
echo "Chromium is missing: the tests in a browser cannot run." >&2
echo "Install it (Debian, Ubuntu: apt install chromium; Fedora: dnf install chromium; macOS: brew install chromium)," >&2
echo "or say where it is: TROYES_BROWSER=..." >&2
[ "${TROYES_TEST_ALL:-0}" = 0 ]
