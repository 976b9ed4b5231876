// What the demo site has of programmes. Dates are counted from the day on which it is filled.
import type { AttendanceRules } from "../../src/api/contract/attendance.ts";
import type { Reward } from "../../src/domain/programmes/reward.ts";
import type { Clock } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { writeAttendanceRules } from "../programmes/attendance.ts";

const points = (amount: number): Reward => ({ kind: "points", amount, wagering: 0 });
const money = (amount: number, wagering: number): Reward => ({ kind: "money", amount, wagering });

const ATTENDANCE: AttendanceRules = {
  isOpen: true,
  daily: points(100),
  streaks: [
    { days: 3, reward: points(300) },
    { days: 7, reward: points(1_000) },
    { days: 14, reward: points(3_000) },
    { days: 28, reward: money(10_000, 1) },
  ],
};

/** Rules that stand in the table of settings, which a reset of the demo empties. */
export async function seedProgrammeRules(tx: Tx, clock: Clock): Promise<void> {
  await writeAttendanceRules(tx, clock, ATTENDANCE);
}
