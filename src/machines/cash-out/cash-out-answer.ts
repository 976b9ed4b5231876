// What the answer of a command means for a cash-out: which refusals are a moved or a stopped price.
import * as v from "valibot";
import { CashOutOffer, CashOutOutcome } from "../../api/contract/sports/cash-out.ts";
import type { CommandAnswer, CommandRefusal } from "../command/command.schema.ts";
import type { CashOutAnswer } from "./cash-out.schema.ts";

export function cashOutAnswer(answer: CommandAnswer): CashOutAnswer {
  if (answer.kind === "refused") return refused(answer.refusal);
  if (answer.kind !== "done") return answer;
  const { success, output } = v.safeParse(CashOutOutcome, answer.body);
  if (!success) return { kind: "unknown" };
  return output.state === "paid" ? { kind: "paid", report: output } : { kind: "waiting", waits: output };
}

function refused(refusal: CommandRefusal): CashOutAnswer {
  if (refusal.rule === "cash_out_suspended") return { kind: "suspended", refusal };
  const offer = v.safeParse(CashOutOffer, refusal.offer);
  if (refusal.code === "price_changed" && offer.success) return { kind: "moved", refusal, offer: offer.output };
  return { kind: "refused", refusal };
}
