// What a member's own protection says against a stake: decisions, rules 22 and 30.
import type { Won } from "../../common/price.ts";
import type { OwnLimitPeriod } from "./own-limits.ts";
import { type Absences, absenceAt } from "./breaks.ts";
import type { ProtectionRefusal } from "./text.ts";

export interface OwnProtection extends Absences {
  /** The limits of losses in force, and what was lost in each period up to now; below zero where more was won. */
  readonly losses: readonly { readonly period: OwnLimitPeriod; readonly limit: Won; readonly lost: Won }[];
}

/** Why a stake is not taken at `now`. Of several limits the tightest says what is left. */
export function stakeRefusal(own: OwnProtection, stake: Won, now: number): ProtectionRefusal | null {
  const absence = absenceAt(own, now);
  if (absence) return absence;
  const [tightest] = own.losses
    .map(({ period, limit, lost }) => ({ period, room: Math.max(0, limit - lost) }))
    .toSorted((a, b) => a.room - b.room);
  return tightest && stake > tightest.room ? { rule: "loss_limit", ...tightest } : null;
}
