// What is stored of a slip, for 24 hours, for the same member only: decisions, rule 10. An unknown version,
// another member's slip and one that is too old are dropped, not guessed at.
import * as v from "valibot";
import { SLIP_LIFETIME_HOURS } from "../../domain/constants.ts";
import { MARKET_FAMILIES, SLIP_VARIANTS, type SlipVariant } from "../../domain/market.ts";
import { PRICE_POLICIES } from "../../domain/price-policy.ts";
import { MARKET_PHASES } from "../../domain/slip/pick.ts";

export const STORED_SLIP_VERSION = 2;

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

const StoredSlip = v.object({
  owner: v.string(),
  variant: v.picklist(SLIP_VARIANTS),
  entries: v.array(StoredEntry),
  stake: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  policy: v.picklist(PRICE_POLICIES),
});
/** `betPrice` of an entry is the price that the member last agreed to. */
export type StoredSlip = v.InferOutput<typeof StoredSlip>;

const Envelope = v.object({ version: v.literal(STORED_SLIP_VERSION), savedAt: v.number(), slip: StoredSlip });

/** `now` in milliseconds since 1970. */
export function writeStoredSlip(slip: StoredSlip, now: number): string {
  return JSON.stringify({ version: STORED_SLIP_VERSION, savedAt: now, slip });
}

/** The stored slip of this member and variant, or null when there is none that may be shown. */
export function readStoredSlip(
  text: string | null,
  { owner, variant, now }: { owner: string; variant: SlipVariant; now: number },
): StoredSlip | null {
  const parsed = v.safeParse(Envelope, parseJson(text));
  if (!parsed.success) return null;
  const { slip, savedAt } = parsed.output;
  const age = now - savedAt;
  const isFresh = age >= 0 && age < SLIP_LIFETIME_HOURS * 3_600_000;
  return isFresh && slip.owner === owner && slip.variant === variant ? slip : null;
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
