// What holds on every edge of a cash-out's graph.
import type { PathSpec } from "../../../paths/lib/model.ts";
import type { CashOutOffer } from "../../api/contract/sports/cash-out.ts";
import type { cashOutMachine } from "./cash-out.machine.ts";
import type { CashOutAnswer, CashOutEvent } from "./cash-out.schema.ts";

export function answerOf(event: object): CashOutAnswer | null {
  return "output" in event ? (event.output as CashOutAnswer) : null;
}

const offerOf = (event: object): CashOutOffer | null =>
  "offer" in event ? (event as Extract<CashOutEvent, { type: "cashOut.offered" }>).offer : null;

const rateOf = (offer: CashOutOffer | null) =>
  offer === null || offer.value === null ? null : offer.value / offer.stake;

export const cashOutInvariants: NonNullable<PathSpec<typeof cashOutMachine>["invariants"]> = {
  "nothing is paid without the server's word": ({ before, event, after }) =>
    after.value !== "paid" || before?.value === "paid" || answerOf(event)?.kind === "paid",
  "what waits keeps its key until the server has decided": ({ before, after }) =>
    before?.value !== "waiting" ||
    (after.context.intent?.key === before.context.intent?.key &&
      ["waiting", "reconciling"].includes(String(after.value))),
  "one press has one amount": ({ before, after }) =>
    !before?.context.intent || after.context.intent === null || after.context.asked === before.context.asked,
  "what leaves is what was offered when it was sold, with the floor that was shown": ({ event, before, after }) => {
    if (event.type !== "cashOut.sell" || after.value !== "storing" || !before) return true;
    const { offer, part, fall } = before.context;
    const { value, stake } = offer ?? { value: 0, stake: 1 };
    const amount = Math.floor(((value ?? 0) * (part ?? stake)) / stake);
    const { asked } = after.context;
    return (
      asked?.value === amount &&
      asked.stake === (part ?? stake) &&
      asked.version === offer?.version &&
      asked.least <= amount &&
      asked.least * 100 >= amount * (100 - fall) &&
      (asked.least - 1) * 100 < amount * (100 - fall)
    );
  },
  "an offer and another floor do not change what was sold": ({ event, before, after }) =>
    !["cashOut.offered", "cashOut.allow"].includes(event.type) ||
    after.value === "quoting" ||
    after.context.asked === (before?.context.asked ?? null),
  "the floor that the member chose stands until another is chosen": ({ event, before, after }) =>
    after.context.fall === ("fall" in event ? event.fall : (before?.context.fall ?? after.context.fall)),
  "after what is paid or refused was read, all that is left is offered": ({ event, after }) =>
    event.type !== "cashOut.close" || after.context.part === null || after.value !== "quoting",
  "nothing is sold while the market is stopped, or before there is an offer": ({ after }) =>
    (after.context.offer?.value ?? null) !== null || !after.can({ type: "cashOut.sell" }),
  "a stopped market is said at once to who looks at the offer": ({ event, before, after }) =>
    offerOf(event)?.value !== null ||
    !["quoting", "moved"].includes(String(before?.value)) ||
    after.value === "suspended",
  "too small a part, and one that is not left, cannot be sold": ({ after }) =>
    !(after.context.part === 500 || (after.context.part ?? 0) > (after.context.offer?.stake ?? 0)) ||
    !after.can({ type: "cashOut.sell" }),
  "the movement is that of the last two offers, for one won": ({ event, before, after: { context } }) => {
    const [was, is] = [rateOf(before?.context.offer ?? null), rateOf(offerOf(event))];
    if (event.type !== "cashOut.offered" || was === null || is === null) return true;
    return context.move === (is > was ? "up" : is < was ? "down" : null);
  },
};
