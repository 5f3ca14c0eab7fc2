"""Games: history, results, what players decide."""

from __future__ import annotations

import pytest
from cases import random_games
from turkdama import Game, GameError, IllegalMoveError, Outcome, Position, random_game


def test_history_goes_back_and_forth() -> None:
    for game in random_games(11, 12):
        whole = game.copy()
        assert game.ply == len(game.moves) == len(game.positions) - 1
        assert game.positions[0] == game.start and game.positions[-1] == game.position
        undone = []
        while (move := game.undo()) is not None:
            undone.append(move)
        assert tuple(reversed(undone)) == whole.moves == game.all_moves and game.ply == 0
        game.go_to(10**9)
        assert game == whole and game.redo() is None
        game.go_to(whole.ply // 2)
        assert game.all_moves[: game.ply] == game.moves
        assert Game.unpack(game.pack()) == game
        again = Game(game.rules, start=game.start, moves=map(str, whole.moves))
        assert again == whole and again.outcome == whole.outcome


def test_a_new_move_forgets_what_was_taken_back() -> None:
    game = Game(moves=["d3-d4", "e6-e5"])
    game.undo()
    game.play("a6a5")
    assert [str(move) for move in game.all_moves] == ["d3-d4", "a6-a5"] and game.redo() is None


def test_repetition_and_lack_of_progress() -> None:
    shuffle = ["a1-a2", "h8-h7", "a2-a1", "h7-h8"]
    start = Position("W:WKa1,b2:BKh8,g7")
    game = Game(start=start, moves=shuffle)
    assert (game.repetitions, game.quiet_plies, game.outcome, game.result) == (2, 4, None, "*")
    for move in shuffle:
        game.play(move)
    assert game.outcome == Outcome(None, "repetition") and game.result == "1/2-1/2"
    assert game.legal_moves() == []
    with pytest.raises(IllegalMoveError, match="the game is over"):
        game.play("a1-a2")


def test_players_decide() -> None:
    game = Game("federation")
    game.offer_draw("white")
    assert game.draw_offer == "white" and game.draw_offers_made("white") == 1
    with pytest.raises(GameError) as raised:
        game.offer_draw("white")
    assert raised.value.code == "draw-already-offered"
    game.decline_draw()
    with pytest.raises(GameError):
        game.decline_draw()
    game.offer_draw("white")
    game.decline_draw()
    with pytest.raises(GameError) as raised:
        game.offer_draw("white")
    assert raised.value.code == "draw-offers-spent"
    game.offer_draw("black")
    game.offer_draw("white")
    assert game.outcome == Outcome(None, "agreement")
    for decide in (game.agree_draw, lambda: game.resign("white"), lambda: game.flag("black")):
        with pytest.raises(GameError):
            decide()
    lost = Game()
    lost.flag("white")
    assert lost.outcome == Outcome("black", "time") and lost.result == "0-1"


def test_random_games_follow_from_their_seeds() -> None:
    assert random_game(1) == random_game(1) != random_game(2)
    assert random_game(1, plies=3).moves == random_game(1).moves[:3]
    assert random_game(1, plies=0) == Game()
    assert str(random_game(1, plies=4)) == "e3-e4 f6-f5 e4-f4 g6-g5 *"
    assert random_game(5, rules="federation", start=Position("W:Wa2:Bb7")).outcome is not None
