// What the page keeps of a cash-out.
import type { EventObject, SnapshotFrom } from "xstate";
import { CASH_OUT_BARE, type TrailAnswer, type TrailEvent } from "../../api/contract/sports/trails.ts";
import { answerOf, bare, keptOffer, outputOf, type TrailWords } from "./trail.ts";
import type { cashOutMachine } from "../cash-out/cash-out.machine.ts";
import type { CashOutAnswer, CashOutEvent } from "../cash-out/cash-out.schema.ts";

type Snapshot = SnapshotFrom<typeof cashOutMachine>;
const BARE = bare(CASH_OUT_BARE);

function answered(answer: CashOutAnswer): TrailAnswer {
  switch (answer.kind) {
    case "paid":
      return { kind: "paid", stake: answer.report.stake, paid: answer.report.paid };
    case "waiting":
      return { kind: "waiting", stake: answer.waits.stake, least: answer.waits.least };
    case "moved":
      return { ...answerOf(answer), offer: keptOffer(answer.offer) };
    default:
      return answerOf(answer);
  }
}

function keep(given: EventObject): TrailEvent | null {
  const output = outputOf(given);
  if (output !== null) return { type: given.type, answer: answered(output as CashOutAnswer) } as TrailEvent;
  const event = given as CashOutEvent;
  switch (event.type) {
    case "cashOut.offered":
      return { type: event.type, offer: keptOffer(event.offer) };
    case "cashOut.choose":
      return { type: event.type, part: event.part };
    case "cashOut.allow":
      return { type: event.type, fall: event.fall };
    default:
      return BARE.has(event.type) ? ({ type: event.type } as TrailEvent) : null;
  }
}

export const cashOutTrail: TrailWords<Snapshot> = {
  machine: "cash-out",
  home: "quoting",
  press: "cashOut.sell",
  goesOn: ["moved", "suspended", "refused"],
  began: ({ context: { offer, part, fall } }) => ({
    type: "trail.began",
    offer: offer && keptOffer(offer),
    part,
    fall,
  }),
  keep,
};
