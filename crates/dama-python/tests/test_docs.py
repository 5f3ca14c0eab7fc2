"""What is written about the library is true: docstrings, README, examples, stubs."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import turkdama

HERE = Path(__file__).parent
EXAMPLES = sorted((HERE.parent / "examples").glob("*.py"))


def documented() -> list[tuple[str, Any]]:
    """Every public thing with its full name."""
    found: list[tuple[str, Any]] = [("turkdama", turkdama)]
    for name in turkdama.__all__:
        thing = getattr(turkdama, name)
        if isinstance(thing, str) or not hasattr(thing, "__module__") or "typing" in str(type(thing)):
            continue
        found.append((name, thing))
        if isinstance(thing, type) and not isinstance(thing, type(turkdama.Square)):
            members = {key: getattr(thing, key) for key in vars(thing) if not key.startswith("_")}
            # Attributes of errors and fields of tuples are described where they are declared.
            described = [
                (f"{name}.{key}", member)
                for key, member in members.items()
                if callable(member) or type(member).__name__ in ("getset_descriptor", "property")
            ]
            found.extend(described)
    return found


@pytest.mark.parametrize(("name", "thing"), documented(), ids=[name for name, _ in documented()])
def test_docstrings_are_there_and_true(name: str, thing: Any) -> None:
    text = thing.__doc__
    assert text and len(text.split()) > 2, f"{name} has no docstring"
    examples = doctest.DocTestParser().get_doctest(text, dict(vars(turkdama)), name, None, None)
    output: list[str] = []
    result = doctest.DocTestRunner().run(examples, out=output.append)
    assert result.failed == 0, "".join(output)


def test_there_are_docstrings_with_examples() -> None:
    with_examples = [name for name, thing in documented() if ">>>" in (thing.__doc__ or "")]
    assert len(with_examples) > 25 and len(documented()) > 120


def test_the_readme_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (HERE.parent / "README.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 5
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "readme"}
    for block in blocks:
        exec(compile(block, "README.md", "exec"), names)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run(path: Path, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, str(path)], cwd=tmp_path, capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip()


def test_there_are_five_examples() -> None:
    assert [path.name[:2] for path in EXAMPLES] == ["1_", "2_", "3_", "4_", "5_"]


def test_pattern_matching() -> None:
    if sys.version_info >= (3, 10):
        importlib.import_module("match_statements")


has_mypy = importlib.util.find_spec("mypy") is not None


@pytest.mark.skipif(not has_mypy, reason="mypy is not installed")
def test_stubs_fit_the_library(tmp_path: Path) -> None:
    allowed = HERE / "stubtest-allowed.txt"
    command = [sys.executable, "-m", "mypy.stubtest", "turkdama", "--allowlist", str(allowed)]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.skipif(not has_mypy, reason="mypy is not installed")
def test_examples_and_the_package_are_typed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path)]
    command += ["--python-version", "3.10", "-p", "turkdama"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout
    # One by one: their names are no names of modules.
    for path in EXAMPLES:
        command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path), str(path)]
        run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert run.returncode == 0, run.stdout
