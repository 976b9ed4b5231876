// What the answer of a command means for a placement: how the bet stands, or which prices moved.
import * as v from "valibot";
import { Bet } from "../../api/contract/sports/bets.ts";
import { BetRefusal } from "../../api/contract/sports/slip.ts";
import type { CommandAnswer } from "../command/command.schema.ts";
import type { PlacementAnswer } from "./placement.schema.ts";

export function placementAnswer(answer: CommandAnswer): PlacementAnswer {
  if (answer.kind === "refused") return refused(answer.refusal);
  if (answer.kind !== "done") return answer;
  const bet = v.safeParse(Bet, answer.body);
  return bet.success ? { kind: "placed", bet: bet.output } : { kind: "unknown" };
}

/** Prices that cannot be read are no refusal: where the server may have taken the bet, the outcome is unknown. */
function refused(body: object): PlacementAnswer {
  const { success, output } = v.safeParse(BetRefusal, body);
  if (!success) return { kind: "unknown" };
  if (output.code !== "price_changed" || !output.picks) return { kind: "refused", refusal: output };
  return { kind: "priceChanged", refusal: output, picks: output.picks };
}
