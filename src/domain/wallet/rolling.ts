// Rolling: a part of what an account and its line stake, paid on request. docs/decisions/rolling.md.
import type { PostingKind } from "./entry-kinds.ts";

export const ROLLING_CATEGORIES = ["casino", "slot", "mini", "sports", "event", "tether"] as const;
export type RollingCategory = (typeof ROLLING_CATEGORIES)[number];

/** own: of what the account does itself; line: of what those do whom it recommended. */
export const ROLLING_SHARES = ["own", "line"] as const;
export type RollingShare = (typeof ROLLING_SHARES)[number];

/** What a page shows and a request covers. */
export const ROLLING_SCOPES = {
  all: ROLLING_CATEGORIES,
  casino: ["casino", "slot"],
  sports: ["sports", "mini"],
  event: ["event"],
  tether: ["tether"],
} as const satisfies Readonly<Record<string, readonly RollingCategory[]>>;
export type RollingScope = keyof typeof ROLLING_SCOPES;
export const ROLLING_SCOPE_NAMES = Object.keys(ROLLING_SCOPES) as [RollingScope, ...RollingScope[]];

const ROLLING_OF_ENTRY: Readonly<Partial<Record<PostingKind, RollingCategory>>> = {
  attendance: "event",
  coupon: "event",
  mission: "event",
  tournament: "event",
};
/** What the ref of a charge by tether begins with. */
const TETHER_REF = "tether:";

/** What a movement of money counts as; null: it does not. Bets are counted by the database, when they are settled. */
export function rollingOfEntry(kind: PostingKind, ref: string | null): RollingCategory | null {
  if (kind === "charge") return ref?.startsWith(TETHER_REF) ? "tether" : null;
  return ROLLING_OF_ENTRY[kind] ?? null;
}

/** Hundredths of a percent as text: 30 is "0.30". */
export function formatPercent(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;
}

/** Hundredths of a percent; null for what is no percentage with at most two places. */
export function parsePercent(text: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : null;
}
