// What is stored of a slip, for 24 hours, for the same member only: decisions, rule 10. An unknown version,
// another member's slip and one that is too old are dropped, not guessed at.
import * as v from "valibot";
import { SLIP_LIFETIME_HOURS } from "../../domain/common/constants.ts";
import { MARKET_FAMILIES, SLIP_VARIANTS } from "../../domain/sports/market.ts";
import { PRICE_POLICIES } from "../../domain/sports/price-policy.ts";
import { MARKET_PHASES } from "../../domain/sports/slip/pick.ts";
import { holdsRule, SLIP_NAMES, type SlipName } from "../../domain/sports/slip/slips.ts";

const STORED_SLIP_VERSION = 3;
/** Of the time when all picks had one slip. */
const SINGLE_SLIP_VERSION = 2;

const Picked = {
  id: v.string(),
  rule: v.picklist(SLIP_VARIANTS),
  betPrice: v.pipe(v.number(), v.integer(), v.minValue(100)),
  selectionName: v.string(),
};
const Round = { gameId: v.string(), roundId: v.string(), gameName: v.string(), ...Picked };

const StoredFixtureEntry = v.object({
  kind: v.literal("fixture"),
  ...Picked,
  fixtureId: v.string(),
  marketId: v.string(),
  marketName: v.string(),
  family: v.picklist(MARKET_FAMILIES),
  period: v.string(),
  phase: v.picklist(MARKET_PHASES),
  bonusLegs: v.nullable(v.number()),
  line: v.nullable(v.number()),
  selectionKey: v.string(),
  sportId: v.string(),
  leagueName: v.string(),
  homeName: v.string(),
  awayName: v.string(),
  startsAt: v.string(),
});

const StoredEntry = v.union([
  StoredFixtureEntry,
  v.object({ kind: v.literal("game"), ...Round }),
  v.object({ kind: v.literal("provider"), providerId: v.string(), ...Round }),
]);

const SingleSlip = v.object({
  owner: v.string(),
  entries: v.array(StoredEntry),
  stake: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  policy: v.picklist(PRICE_POLICIES),
});
/** What stood in the one slip that all picks had. */
export type SingleSlip = v.InferOutput<typeof SingleSlip>;

const StoredSlip = v.object({ ...SingleSlip.entries, name: v.picklist(SLIP_NAMES) });
/** `betPrice` of an entry is the price that the member last agreed to. */
export type StoredSlip = v.InferOutput<typeof StoredSlip>;

const Envelope = v.object({ version: v.literal(STORED_SLIP_VERSION), savedAt: v.number(), slip: StoredSlip });
const SingleEnvelope = v.object({ version: v.literal(SINGLE_SLIP_VERSION), savedAt: v.number(), slip: SingleSlip });

/** `now` in milliseconds since 1970. */
export function writeStoredSlip(slip: StoredSlip, now: number): string {
  return JSON.stringify({ version: STORED_SLIP_VERSION, savedAt: now, slip });
}

/** This slip of this member as it is stored, or null when there is none that may be shown. */
export function readStoredSlip(
  text: string | null,
  { owner, name, now }: { owner: string; name: SlipName; now: number },
): StoredSlip | null {
  const parsed = v.safeParse(Envelope, parseJson(text));
  if (!parsed.success || !isShown(parsed.output, owner, now)) return null;
  const { slip } = parsed.output;
  return slip.name === name && slip.entries.every(({ rule }) => holdsRule(name, rule)) ? slip : null;
}

/** The one slip that this member had, and when it was stored; null as above. */
export function readSingleSlip(
  text: string | null,
  { owner, now }: { owner: string; now: number },
): { slip: SingleSlip; savedAt: number } | null {
  const parsed = v.safeParse(SingleEnvelope, parseJson(text));
  return parsed.success && isShown(parsed.output, owner, now) ? parsed.output : null;
}

function isShown({ slip, savedAt }: { slip: SingleSlip; savedAt: number }, owner: string, now: number): boolean {
  const age = now - savedAt;
  return age >= 0 && age < SLIP_LIFETIME_HOURS * 3_600_000 && slip.owner === owner;
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
