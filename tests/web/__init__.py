"""Tests of the page in a real browser; what their helpers find missing is told in full."""

import pytest

pytest.register_assert_rewrite("tests.web.player", "tests.web.secrets", "tests.web.tables", "tests.web.traffic")
