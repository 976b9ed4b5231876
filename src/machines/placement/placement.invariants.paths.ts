// What holds on every edge of a placement's graph.
import type { PathSpec } from "../../../paths/lib/model.ts";
import type { Bet } from "../../api/contract/sports/bets.ts";
import type { placementMachine } from "./placement.machine.ts";
import { sampleRequest } from "./placement.samples.ts";
import type { PlacementAnswer } from "./placement.schema.ts";

export function isWithdrawn(event: { type: string }): boolean {
  return "output" in event && (event.output as PlacementAnswer | undefined)?.kind === "withdrawn";
}

/** The own bet of the walk, accepted, as an event tells it. */
function toldBet(event: object): Bet | null {
  const bet = "bet" in event ? (event.bet as Bet) : null;
  return bet?.id === "b1" && bet.acceptance === "accepted" ? bet : null;
}

export const placementInvariants: NonNullable<PathSpec<typeof placementMachine>["invariants"]> = {
  "a stored bet of the same member is asked about first": ({ before, after }) =>
    before !== null || (after.context.intent === null ? after.value === "editing" : after.value === "reconciling"),
  "nothing is opened, confirmed or sent again while prices are not live": ({ after }) =>
    after.context.fresh ||
    !([{ type: "placement.open", request: sampleRequest }, { type: "command.resend" }] as const).some((event) =>
      after.can(event),
    ),
  "what is chosen of placing at once stands, and nothing else changes it": ({ before, event, after }) =>
    after.context.isDirect ===
    ("isDirect" in event ? event.isDirect : (before?.context.isDirect ?? after.context.isDirect)),
  "what leaves is what was shown when it was pressed": ({ before, event, after }) =>
    after.value !== "storing" ||
    before?.value === "storing" ||
    ("request" in event && after.context.request === event.request),
  "nothing is confirmed while prices are not live": ({ after }) =>
    after.context.fresh || !after.can({ type: "placement.confirm", request: sampleRequest }),
  "a receipt shows its bet as the server told it last, and no other": ({ before, event, after }) =>
    before?.value !== "accepted" ||
    after.value !== "accepted" ||
    after.context.bet === (toldBet(event) ?? before.context.bet),
  "a bet that waits for its delay keeps its key": ({ after }) =>
    after.value !== "pendingAcceptance" || after.context.intent !== null,
  "a stored intent is dropped only once its outcome is known or the server takes no request under it any more": ({
    event,
    after,
    effects,
  }) => !effects.includes("dropIntent") || after.hasTag("settled") || isWithdrawn(event),
  "a bet leaves only while prices are live": ({ before, after }) =>
    before === null || after.value !== "storing" || before.value === "storing" || before.context.fresh,
};
