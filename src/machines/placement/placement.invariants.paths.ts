// What holds on every edge of a placement's graph.
import type { PathSpec } from "../../../paths/lib/model.ts";
import type { Bet } from "../../api/contract/sports/bets.ts";
import { AFTER_STORING, submissionInvariants, submissionLeads } from "../command/submission.invariants.paths.ts";
import type { placementMachine } from "./placement.machine.ts";
import { sampleRequest } from "./placement.samples.ts";
import type { PlacementAnswer } from "./placement.schema.ts";

/** Every state that an intent outlives a reload in, and none in which the member could send a second bet. */
const HOLDS_INTENT = [...AFTER_STORING, "pendingAcceptance"];

/** Where an answer of each kind leads, from each of the three calls. */
const LEADS: Readonly<
  Record<Exclude<PlacementAnswer["kind"], "placed">, (asked: string, wasAbsent: boolean) => string>
> = {
  priceChanged: () => "priceChanged",
  ...submissionLeads("editing"),
};

function outcomeOf(answer: PlacementAnswer, asked: string, wasAbsent: boolean): string {
  if (answer.kind !== "placed") return LEADS[answer.kind](asked, wasAbsent);
  return { accepted: "accepted", pending: "pendingAcceptance", refused: "refused" }[answer.bet.acceptance];
}

export function isWithdrawn(event: { type: string }): boolean {
  return "output" in event && (event.output as PlacementAnswer | undefined)?.kind === "withdrawn";
}

/** The own bet of the walk, accepted, as an event tells it. */
function toldBet(event: object): Bet | null {
  const bet = "bet" in event ? (event.bet as Bet) : null;
  return bet?.id === "b1" && bet.acceptance === "accepted" ? bet : null;
}

export const placementInvariants: NonNullable<PathSpec<typeof placementMachine>["invariants"]> = {
  "what the server answers of a bet is what the member is told": ({ before, event, after }) => {
    if (!/done\.actor\.(placeBet|findBet|withdrawBet)$/.test(event.type) || !("output" in event)) return true;
    const { value, context } = before ?? after;
    return after.value === outcomeOf(event.output as PlacementAnswer, String(value), context.wasAbsent);
  },
  "an answer that does not come is waited for longer each time": ({ before, after: { value, context } }) =>
    before?.value !== "reconciling" ||
    context.attempts ===
      (value === "unknown" ? before.context.attempts + 1 : value === "unsent" ? 0 : context.attempts),
  "a stored bet of the same member is asked about first": ({ before, after }) =>
    before !== null || (after.context.intent === null ? after.value === "editing" : after.value === "reconciling"),
  "nothing is opened, confirmed or sent again while prices are not live": ({ after }) =>
    after.context.fresh ||
    !([{ type: "placement.open", request: sampleRequest }, { type: "placement.resend" }] as const).some((event) =>
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
  ...submissionInvariants,
  "a receipt shows its bet as the server told it last, and no other": ({ before, event, after }) =>
    before?.value !== "accepted" ||
    after.value !== "accepted" ||
    after.context.bet === (toldBet(event) ?? before.context.bet),
  "a bet that waits for its delay keeps its key": ({ after }) =>
    after.value !== "pendingAcceptance" || after.context.intent !== null,
  "the key of a bet never changes until its outcome is known": ({ before, after }) =>
    !before?.context.intent ||
    !HOLDS_INTENT.includes(String(after.value)) ||
    after.context.intent?.key === before.context.intent.key,
  "a stored intent is dropped only once its outcome is known or the server takes no request under it any more": ({
    event,
    after,
    effects,
  }) => !effects.includes("dropIntent") || after.hasTag("settled") || isWithdrawn(event),
  "a bet is called unsent only when the server did not know its key twice": ({ before, after }) =>
    after.value !== "unsent" ||
    ["unsent", "withdrawing"].includes(String(before?.value)) ||
    before?.context.wasAbsent === true,
  "a failed withdrawal says that it is not withdrawn yet": ({ before, after }) =>
    before?.value !== "withdrawing" || after.value !== "unsent" || after.context.refusal?.code === "not_withdrawn",
  "a bet leaves only while prices are live": ({ before, after }) =>
    before === null || after.value !== "storing" || before.value === "storing" || before.context.fresh,
};
