// The clock of extra time and of a shoot-out, as members read it.
import { type Decided, decidedAt, type DeciderRules } from "./decider.ts";

type Part = DeciderRules["periods"][number];

const PARTS: Readonly<Record<string, string>> = { "30": "연장 전반", "35": "연장 후반", "40": "연장" };
const WAITING = "연장 대기";
const SHOOT_OUT = { to_qualify: "승부차기", winner_overtime: "승부치기" } as const;

/** What the clock shows in a part at a share of the match's time, stoppage time counted on. */
export function secondsIn({ from, to, seconds: [first, last] }: Part, share: number, added = 0): number {
  const length = Math.abs(last - first) + added * 60;
  const played = ((share - from) / (to - from)) * length;
  return last > first ? first + played : first - played;
}

/** `minute` writes what the clock shows. */
export function deciderText(
  decided: Decided,
  share: number,
  minute: (seconds: number, of: Part["seconds"]) => string,
): string {
  const { periods, kind } = decided.rules;
  const at = periods.findIndex(({ from, to }) => share >= from && share < to);
  const part = periods[at];
  if (part) return `${PARTS[part.code]} ${minute(secondsIn(part, share, decided.added[at]), part.seconds)}`;
  if (share < (periods.at(-1)?.to ?? 1) || decided.kicks.length === 0) return WAITING;
  const { kicks } = decidedAt(decided, share);
  return `${SHOOT_OUT[kind]} ${kicks.home}:${kicks.away}`;
}
