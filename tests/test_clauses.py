from __future__ import annotations

from pathlib import Path

from tools.clauses import without_test

from divers import GAME


def test_clauses_without_a_test_are_found(tmp_path: Path) -> None:
    cited = ["1.1", "1.2", "1.3", "2.1", "2.3", "3.1", "3.2"]
    (tmp_path / "test_one.py").write_text("\n".join(f'"""DI {clause}"""' for clause in cited), encoding="utf-8")
    (tmp_path / "tables.py").write_text('"""DI 2.2 in a helper is no test"""', encoding="utf-8")
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "test_two.py").write_text("DI 3.33 and EC 3.3 are other clauses", encoding="utf-8")
    assert without_test(GAME.folder / "rules.en.md", tmp_path) == ["DI 2.2", "DI 3.3"]
