//! From a message to its answer.

use dama_engine::{Clock, Control, Engine, SearchResult};

use crate::json::{Value, quoted};
use crate::request::{Fault, Request, Wish, number};

/// Answers one message; rubbish is answered with an error.
pub fn answer(engine: &mut Engine, clock: &dyn Clock, text: &str) -> String {
    let Some(message) = Value::read(text) else {
        let fault = Fault::new("bad-json", "the message is no JSON");
        return error("null", &fault);
    };
    let id = match number(&message, "id") {
        Ok(Some(id)) => id.to_string(),
        _ => "null".to_owned(),
    };
    match reply(engine, clock, &message) {
        Ok(fields) => format!("{{\"id\":{id},{fields}}}"),
        Err(fault) => error(&id, &fault),
    }
}

fn error(id: &str, fault: &Fault) -> String {
    let (code, message) = (quoted(fault.code), quoted(&fault.message));
    format!("{{\"id\":{id},\"error\":{code},\"message\":{message}}}")
}

fn reply(engine: &mut Engine, clock: &dyn Clock, message: &Value) -> Result<String, Fault> {
    let Request { wish, game } = Request::read(message)?;
    if let Some(outcome) = game.outcome() {
        let message = format!("the game is over: {}", outcome.reason);
        return Err(Fault::new("game-over", message));
    }
    let control = Control::clock(clock);
    match wish {
        Wish::Move { level, seed, time } => {
            found(&engine.play_level_within(&game, level, seed, time, &control))
        }
        Wish::Hint => found(&engine.hint(&game, &control)),
        Wish::Draw(side) => {
            let accept = engine.accepts_draw(&game, side, &control);
            Ok(format!("\"accept\":{accept}"))
        }
    }
}

fn found(result: &SearchResult) -> Result<String, Fault> {
    let Some(best) = &result.best else {
        return Err(Fault::new("game-over", "there is no move"));
    };
    let score = result.score;
    let mut fields = format!(
        "\"move\":\"{best}\",\"score\":{},\"nodes\":{},\"depth\":{}",
        score.value(),
        result.nodes,
        result.depth
    );
    if let Some(plies) = score.plies_to_win() {
        fields.push_str(&format!(",\"win\":{plies}"));
    } else if let Some(plies) = score.plies_to_loss() {
        fields.push_str(&format!(",\"win\":-{plies}"));
    }
    Ok(fields)
}

#[cfg(test)]
mod tests;
