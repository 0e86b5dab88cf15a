"""Build troyes, compiling modules to C where that is possible.

A module is compiled by mypyc when one of its first three lines is `# compiled`. Without a C compiler or mypyc, with
TROYES_PURE=1, or when the compilation fails, every module is installed as plain Python instead: the same game, only
slower. The reason is written to stderr; the installation itself never fails for it.

The page of the game in the browser is built before (tools/build_backend.py), so that it becomes part of the package.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

MARKER = "# compiled"
COMMANDS_THAT_COMPILE = {"bdist_wheel", "build", "build_ext", "install"}  # not editable installs: they run the source
GROUP = "troyes"  # the compiled code is one library, troyes__mypyc
UNIX_FLAGS = [
    "-fno-semantic-interposition",  # lets the compiler inline functions across the library
    "-Wno-error",  # mypyc asks for -Werror; a new compiler's new warning is no reason to refuse
]
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


def say(line: str) -> None:
    print(f"troyes: {line}", file=sys.stderr, flush=True)


def say_plain(reason: str) -> None:
    say(f"not compiled: {reason}")
    say("installing plain Python instead: the game works, but computer players and simulations are slower")


def marked_modules() -> list[str]:
    """The files to compile, in a fixed order."""
    files = sorted(Path("src/troyes").rglob("*.py"))
    return [file.as_posix() for file in files if MARKER in file.read_text(encoding="utf-8").splitlines()[:3]]


def probe_c_compiler() -> None:
    """Compile and link an empty extension module; raises when that is impossible."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        command.run()


def compiled_extensions() -> list[Extension]:
    """The extension modules to build; none, with the reason said, when this has to be a plain build."""
    modules = marked_modules()
    if not modules or COMMANDS_THAT_COMPILE.isdisjoint(sys.argv):
        return []
    if os.environ.get("TROYES_PURE", "") not in ("", "0"):
        say_plain("TROYES_PURE is set")
        return []
    try:
        probe_c_compiler()
    except Exception as problem:
        say(f"the C compiler does not work: {problem}")
        say_plain(
            "no C compiler with the Python headers"
            " (Debian, Ubuntu: apt install gcc python3-dev; macOS: xcode-select --install)"
        )
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as problem:
        say_plain(f"mypyc is not installed ({problem})")
        return []
    say(f"compiling {len(modules)} modules; this takes a while")
    try:
        # One C file for all modules (multi_file=False): small functions are then inlined across modules.
        extensions = mypycify(
            ["--strict", *modules], opt_level="3", debug_level="0", multi_file=False, group_name=GROUP
        )
    except (Exception, SystemExit) as problem:
        say_plain(f"mypyc refused the source ({type(problem).__name__}: {problem}; its messages are above)")
        return []
    for extension in extensions:
        extension.depends += ["setup.py", "pyproject.toml"]  # other flags or another mypyc: compile again
    return extensions


class BuildExtensions(build_ext):
    """Builds all extension modules or none."""

    def build_extensions(self) -> None:
        self.parallel = self.parallel or os.cpu_count()
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]  # mypyc shares one list
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            say_plain(f"the C compiler refused the generated code ({type(problem).__name__}; its messages are above)")
            self.discard_extensions()

    def discard_extensions(self) -> None:
        """Make this a plain build after all: no extension modules, and a wheel for every platform."""
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = self.distribution.ext_modules = []
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = True


class Build(build):
    """Builds, and leaves nothing of earlier builds in the result."""

    def run(self) -> None:
        shutil.rmtree(self.get_finalized_command("bdist").bdist_base, ignore_errors=True)
        super().run()
        self.remove_leftovers()

    def remove_leftovers(self) -> None:
        """Remove what an earlier build put there and this one did not, such as the library of a module now plain."""
        commands = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        wanted = {Path(output).resolve() for command in commands for output in command.get_outputs()}
        for file in Path(self.build_lib).rglob("*"):
            if file.is_file() and file.resolve() not in wanted:
                file.unlink()


setup(ext_modules=compiled_extensions(), cmdclass={"build": Build, "build_ext": BuildExtensions})
