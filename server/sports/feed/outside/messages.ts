// What an outside producer says, one JSON object a line: docs/feed.md. Every message tells a whole state, so that one that
// comes twice changes nothing.
import * as v from "valibot";

const instant = v.pipe(v.number(), v.integer());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const goals = v.object({ home: count, away: count });
const key = v.pipe(v.string(), v.regex(/^[\w:.-]{1,80}$/));

/** The states of a market in the words of providers. */
const OUTSIDE_STATUSES = ["inactive", "active", "suspended", "handed_over", "settled", "cancelled"] as const;

const OutsideMarket = v.object({
  /** Of the table of kinds. */
  kind: v.string(),
  period: v.string(),
  line: v.nullable(v.number()),
  status: v.picklist(OUTSIDE_STATUSES),
  main: v.optional(v.boolean(), false),
  /** By selection key, in hundredths. */
  prices: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(101), v.maxValue(100_000))),
});
export type OutsideMarket = v.InferOutput<typeof OutsideMarket>;

const Result = v.object({
  home: count,
  away: count,
  homeHalf: v.nullable(count),
  awayHalf: v.nullable(count),
  periods: v.nullish(v.record(v.string(), goals), null),
});

export const OutsideMessage = v.variant("type", [
  v.object({ type: v.literal("alive"), at: instant }),
  v.object({
    type: v.literal("fixture"),
    at: instant,
    key,
    sportId: v.string(),
    league: name,
    home: name,
    away: name,
    startsAt: instant,
    endsAt: instant,
  }),
  v.object({
    type: v.literal("odds"),
    at: instant,
    key,
    producer: v.picklist(["prematch", "live"]),
    markets: v.array(OutsideMarket),
  }),
  v.object({ type: v.literal("bet_stop"), at: instant, key }),
  v.object({
    type: v.literal("score"),
    at: instant,
    key,
    ...goals.entries,
    clock: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  }),
  v.object({
    type: v.literal("settlement"),
    at: instant,
    key,
    certainty: v.picklist(["provisional", "confirmed"]),
    /** Null: the fixture is cancelled. */
    result: v.nullable(Result),
  }),
  v.object({ type: v.literal("rollback"), at: instant, key }),
  v.object({ type: v.literal("snapshot_complete"), at: instant, request: v.number() }),
]);
export type OutsideMessage = v.InferOutput<typeof OutsideMessage>;

/** Null where a line is none of these: it is told in the log and left out. */
export function readMessage(line: string): OutsideMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  const parsed = v.safeParse(OutsideMessage, value);
  return parsed.success ? parsed.output : null;
}
