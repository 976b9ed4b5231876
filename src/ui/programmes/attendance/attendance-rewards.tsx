import type { AttendanceRules } from "../../../api/contract/programmes/attendance.ts";
import { rewardText } from "../../../domain/programmes/labels.ts";
import { dayOfRound } from "../../../domain/programmes/attendance.ts";
import { multipleOf } from "../../../domain/programmes/reward.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { ATTENDANCE_TEXT as TEXT } from "./text.ts";

export interface AttendanceRewardsProps {
  rules: AttendanceRules;
  streak: number;
  isCheckedIn: boolean;
}

/** What a check-in pays, and how many days each streak is away. */
export function AttendanceRewards({ rules, streak, isCheckedIn }: AttendanceRewardsProps) {
  const reached = dayOfRound(streak, rules);
  const longest = Math.max(0, ...rules.streaks.map(({ days }) => days));
  // After the last day of a round the next check-in is the first of a new one.
  const done = reached === longest && !isCheckedIn ? 0 : reached;
  const rows = [
    ...(rules.daily.amount > 0 ? [{ days: 0, reward: rules.daily }] : []),
    ...rules.streaks.filter(({ reward }) => reward.amount > 0),
  ];
  return (
    <Panel title={TEXT.rewards} state={rows.length > 0 ? "filled" : "empty"}>
      {rows.length === 0 ? (
        <EmptyState title={TEXT.noRewards} />
      ) : (
        <ul className="text-sm">
          {rows.map(({ days, reward }) => (
            <li
              key={days}
              className="flex items-baseline justify-between gap-2 border-t border-line px-3 py-2 first:border-t-0"
            >
              <span>
                {days === 0 ? TEXT.daily : TEXT.streakDays(days)}
                {days > 0 && (
                  <span className="ml-2 text-xs text-muted">
                    {days > done ? TEXT.left(days - done) : days === done && isCheckedIn ? TEXT.today : ""}
                  </span>
                )}
              </span>
              <span className="text-right font-semibold tabular-nums">
                {rewardText(reward)}
                {multipleOf(reward) > 0 && (
                  <span className="block text-xs font-normal text-muted">{TEXT.wagering(multipleOf(reward))}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {longest > 0 && <p className="border-t border-line px-3 py-2 text-xs text-faint">{TEXT.rounds(longest)}</p>}
    </Panel>
  );
}
