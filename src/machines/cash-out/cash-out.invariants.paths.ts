// What holds on every edge of a cash-out's graph.
import type { PathSpec } from "../../../paths/lib/model.ts";
import type { CashOutOffer } from "../../api/contract/sports/cash-out.ts";
import { AFTER_STORING, submissionInvariants, submissionLeads } from "../command/submission.invariants.paths.ts";
import type { cashOutMachine } from "./cash-out.machine.ts";
import type { CashOutAnswer, CashOutEvent } from "./cash-out.schema.ts";

/** Where an answer of each kind leads, from each of the three calls. */
const LEADS: Readonly<Record<CashOutAnswer["kind"], (asked: string, wasAbsent: boolean) => string>> = {
  paid: () => "paid",
  waiting: () => "waiting",
  moved: () => "moved",
  suspended: () => "suspended",
  ...submissionLeads("closed"),
};

export function answerOf(event: object): CashOutAnswer | null {
  return "output" in event ? (event.output as CashOutAnswer) : null;
}

const offerOf = (event: object): CashOutOffer | null =>
  "offer" in event ? (event as Extract<CashOutEvent, { type: "cashOut.offered" }>).offer : null;

const rateOf = (offer: CashOutOffer | null) =>
  offer === null || offer.value === null ? null : offer.value / offer.stake;

export const cashOutInvariants: NonNullable<PathSpec<typeof cashOutMachine>["invariants"]> = {
  "what the server answers is what the member is told": ({ before, event, after }) => {
    if (!/done\.actor\.(send|find|withdraw)CashOut$/.test(event.type) || !before) return true;
    const answer = answerOf(event);
    return answer !== null && after.value === LEADS[answer.kind](String(before.value), before.context.wasAbsent);
  },
  "nothing is paid without the server's word": ({ before, event, after }) =>
    after.value !== "paid" || before?.value === "paid" || answerOf(event)?.kind === "paid",
  ...submissionInvariants,
  "what waits keeps its key until the server has decided": ({ before, after }) =>
    before?.value !== "waiting" ||
    (after.context.intent?.key === before.context.intent?.key &&
      ["waiting", "reconciling"].includes(String(after.value))),
  "one confirmation has one key and one amount": ({ before, after }) =>
    !before?.context.intent ||
    !AFTER_STORING.includes(String(after.value)) ||
    (after.context.intent?.key === before.context.intent.key && after.context.asked === before.context.asked),
  "what is confirmed is what was offered when it was asked for": ({ event, before, after }) => {
    if (event.type !== "cashOut.ask" || after.value !== "confirming") return true;
    const { value, stake } = before?.context.offer ?? { value: 0, stake: 1 };
    const part = after.context.part ?? stake;
    const { asked } = after.context;
    return (
      asked?.value === Math.floor(((value ?? 0) * part) / stake) && asked.version === before?.context.offer?.version
    );
  },
  "an offer does not change what was asked for": ({ event, before, after }) =>
    event.type !== "cashOut.offered" ||
    after.value === "quoting" ||
    after.context.asked === (before?.context.asked ?? null),
  "a fall under what was agreed to, and a stop since then, are asked about again": ({ event, before, after }) => {
    const offer = offerOf(event);
    if (before?.value !== "confirming" || !offer || offer.value === null) return true;
    // The sample of one percent less is the least that the member allows; the one of a third less is below it.
    const asked = before.context.asked ?? { stake: 1, value: 0, version: 0 };
    const share = offer.value / offer.stake / (asked.value / asked.stake);
    const isAsAgreed = share >= 0.98 && asked.stake <= offer.stake && asked.version === offer.version;
    return (after.value === "moved") !== isAsAgreed;
  },
  "nothing is asked or confirmed while the market is stopped": ({ after }) =>
    after.context.offer?.value !== null || !after.can({ type: "cashOut.ask" }),
  "a stopped market is said at once to who looks at the offer": ({ event, before, after }) =>
    offerOf(event)?.value !== null ||
    !["quoting", "confirming", "moved"].includes(String(before?.value)) ||
    after.value === "suspended",
  "too small a part cannot be asked for": ({ after }) =>
    after.context.part !== 500 || !after.can({ type: "cashOut.ask" }),
  "the movement is that of the last two offers, for one won": ({ event, before, after: { context } }) => {
    const [was, is] = [rateOf(before?.context.offer ?? null), rateOf(offerOf(event))];
    if (event.type !== "cashOut.offered" || was === null || is === null) return true;
    return context.move === (is > was ? "up" : is < was ? "down" : null);
  },
  "it is called unsent only when the server did not know its key twice": ({ before, after }) =>
    after.value !== "unsent" ||
    ["unsent", "withdrawing"].includes(String(before?.value)) ||
    before?.context.wasAbsent === true,
  "a failed withdrawal says that it is not withdrawn yet": ({ before, after }) =>
    before?.value !== "withdrawing" || after.value !== "unsent" || after.context.refusal?.code === "not_withdrawn",
  "what cannot be sent again is not offered to be": ({ after }) =>
    after.value !== "unsent" || after.can({ type: "cashOut.resend" }) === (after.context.intent?.request !== null),
  "an answer that does not come is waited for longer each time": ({ before, event, after: { value, context } }) =>
    before?.value !== "reconciling" ||
    event.type === "cashOut.offered" ||
    context.attempts ===
      (value === "unknown" ? before.context.attempts + 1 : value === "unsent" ? 0 : context.attempts),
};
