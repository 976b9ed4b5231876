// A request by tether that was refused because the rate moved against the member since it was shown.
import * as v from "valibot";
import { TetherRate } from "../../api/contract/wallet/tether.ts";
import type { CommandAnswer } from "../command/command.schema.ts";

export interface RateMoved extends TetherRate {
  /** Korean. */
  message: string;
}

/** The rate of now, and what the server said; null for any other answer. */
export function rateMoved(answer: CommandAnswer): RateMoved | null {
  if (answer.kind !== "refused" || answer.refusal.code !== "rate_moved") return null;
  const { success, output } = v.safeParse(TetherRate, answer.refusal.offer);
  return success ? { ...output, message: answer.refusal.message } : null;
}
