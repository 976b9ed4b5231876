// What the slip's chart does to its context. Each is a plain function of context and event, so that the
// chart itself stays a list of names.
import { MAX_LEGS } from "../../domain/common/constants.ts";
import { NO_OPEN_STAKES, NOTHING_STAKED, type Staked, stakeLimit } from "../../domain/sports/bet-limits.ts";
import { withPickLimits } from "../../domain/sports/slip/pick-limits.ts";
import { DEFAULT_POLICY } from "../../domain/sports/price-policy.ts";
import type { Price, Won } from "../../domain/common/price.ts";
import { addPick, type AddPickResult } from "../../domain/sports/slip/add-pick.ts";
import { movedPrices, type SlipBlock, slipBlock } from "../../domain/sports/slip/block.ts";
import { type CombinationNow, combinationOf, slipPrice } from "../../domain/sports/slip/combined.ts";
import type { SlipEntry } from "../../domain/sports/slip/pick.ts";
import { pickNotice } from "../../domain/sports/slip/pick-notice.ts";
import { stakedOn } from "../../domain/sports/slip/staked.ts";
import type { SlipLegFact } from "../slip-leg/slip-leg.schema.ts";
import type {
  CheckPricesInput,
  CheckPricesOutput,
  SlipLeg,
  PriceNow,
  SlipContext,
  SlipEvent,
  SlipInput,
} from "./slip.schema.ts";
import type { StoredSlip } from "./stored-slip.ts";

type EventOf<Type extends SlipEvent["type"]> = Extract<SlipEvent, { type: Type }>;

/** Makes the actor of a new leg. */
export type SpawnLeg = (entry: SlipEntry) => SlipLeg["ref"];

export function isEvent<Type extends SlipEvent["type"]>(
  event: SlipEvent,
  ...types: readonly Type[]
): event is EventOf<Type> {
  return (types as readonly string[]).includes(event.type);
}

export function initialContext({ input }: { input: SlipInput }): SlipContext {
  const { owner, name, stored = null, limits = null, balance = null } = input;
  const own = stored && isOwnRecord({ owner, name }, stored) ? stored : null;
  const terms = { stake: 0, policy: own?.policy ?? DEFAULT_POLICY, limits, balance };
  return {
    owner,
    name,
    legs: [],
    ...terms,
    removed: [],
    placed: [],
    notice: null,
    refusal: null,
    stored: own,
    combinations: [],
    checked: [],
  };
}

/** A record of another member or of another slip is never taken in. */
export function isOwnRecord(context: Pick<SlipContext, "owner" | "name">, stored: StoredSlip): boolean {
  return stored.owner === context.owner && stored.name === context.name;
}

export const checkInput = ({ context }: { context: SlipContext }): CheckPricesInput => ({
  ids: context.legs.map((leg) => leg.entry.id),
});

export const entriesOf = (context: Pick<SlipContext, "legs">): readonly SlipEntry[] =>
  context.legs.map((leg) => leg.entry);

/** The price of the legs that are not closed, in hundredths. */
export const combinedPriceOf = ({ legs, combinations }: Pick<SlipContext, "legs" | "combinations">): Price =>
  slipPrice(
    legs.filter((leg) => leg.availability !== "closed").map((leg) => leg.entry),
    combinations,
  );

/** Why the slip cannot be placed, apart from prices that are still being checked. */
export const blockOf = (context: SlipContext): SlipBlock | null =>
  slipBlock(context.legs, { ...context, staked: stakedOf(context), isQuoting: true });

/** What moved so that the press which places the bet has to consent to it. */
export const movedOf = (context: SlipContext): string | null => movedPrices(context.legs, context);

/** What the member's open bets come to on the legs. */
const stakedOf = (context: Pick<SlipContext, "legs" | "limits">): Staked =>
  context.limits ? stakedOn(entriesOf(context), context.limits.open) : NOTHING_STAKED;

export function pickResult(context: SlipContext, entry: SlipEntry): AddPickResult<SlipEntry> {
  const maxLegs = context.limits?.maxLegs ?? MAX_LEGS;
  return addPick(entriesOf(context), entry, { maxLegs });
}

/** What stands in the slip after the event; the same entries when it changes none. */
export function nextEntries(context: SlipContext, event: SlipEvent): readonly SlipEntry[] {
  const entries = entriesOf(context);
  switch (event.type) {
    case "slip.pick":
      return pickResult(context, event.entry).entries;
    case "slip.remove":
      return entries.filter((entry) => entry.id !== event.id);
    case "slip.placed":
      return entries.filter((entry) => !event.ids.includes(entry.id));
    case "slip.clear":
    case "slip.restore":
      return [];
    default:
      return entries;
  }
}

/**
 * What may be put back: the legs that the member took out last, but for closed ones, and those of the last bet. Any
 * other change of the legs forgets the first.
 */
export function leftLegs(context: SlipContext, event: SlipEvent): Pick<SlipContext, "removed" | "placed"> {
  const staying = new Set(nextEntries(context, event).map((entry) => entry.id));
  const leaving = context.legs.filter((leg) => !staying.has(leg.entry.id));
  const isRemoval = isEvent(event, "slip.remove", "slip.clear");
  return {
    removed: isRemoval ? leaving.filter((leg) => leg.availability !== "closed").map((leg) => leg.entry) : [],
    placed: isEvent(event, "slip.placed") ? leaving.map((leg) => leg.entry) : context.placed,
  };
}

/** What the member is told of the event: only a pick has something to tell. */
export function noticeOf(context: SlipContext, event: SlipEvent): string | null {
  return event.type === "slip.pick" ? pickNotice(entriesOf(context), event.entry) : null;
}

/** The actors of legs that the event takes out. */
export function leavingRefs(context: SlipContext, event: SlipEvent): readonly SlipLeg["ref"][] {
  const staying = new Set(nextEntries(context, event).map((entry) => entry.id));
  return context.legs.filter((leg) => !staying.has(leg.entry.id)).map((leg) => leg.ref);
}

/** Legs that stay keep their actors and their state; only new entries get an actor. */
export function legsFor(entries: readonly SlipEntry[], legs: readonly SlipLeg[], spawn: SpawnLeg): readonly SlipLeg[] {
  return entries.map((entry) => {
    const known = legs.find((leg) => leg.entry.id === entry.id);
    return known ?? { entry, seenPrice: entry.betPrice, availability: "open" as const, ref: spawn(entry) };
  });
}

/** What the server said, with what the member had agreed to of the same legs; a price that is new is shown as it is. */
export function combinationsFor(context: SlipContext, event: SlipEvent): readonly CombinationNow[] {
  if (!isEvent(event, "combinations.set")) return context.combinations;
  return event.items.map((item) => {
    const before = combinationOf(context.combinations, item.fixtureId, item.selectionIds);
    return { ...item, seenPrice: before?.seenPrice ?? item.price };
  });
}

/** Those of which every leg stays. */
export function stayingCombinations(context: SlipContext, event: SlipEvent): readonly CombinationNow[] {
  const staying = new Set(nextEntries(context, event).map((entry) => entry.id));
  return context.combinations.filter(({ selectionIds }) => selectionIds.every((id) => staying.has(id)));
}

/** The member agrees to the prices as they stand. */
export const agreedCombinations = ({ combinations }: SlipContext): readonly CombinationNow[] =>
  combinations.map((one) => ({ ...one, seenPrice: one.price }));

/** The legs with one leg's change taken in; the others are the same objects. */
export function withFact(legs: readonly SlipLeg[], event: SlipEvent): readonly SlipLeg[] {
  if (!isEvent(event, "leg.priceMoved", "leg.priceAcknowledged", "leg.availabilityMoved")) return legs;
  return legs.map((leg) => (leg.entry.id === event.id ? { ...leg, ...factOf(leg, event) } : leg));
}

function factOf(leg: SlipLeg, fact: SlipLegFact): Partial<SlipLeg> {
  switch (fact.type) {
    case "leg.priceMoved":
      return { entry: { ...leg.entry, betPrice: fact.betPrice } };
    case "leg.priceAcknowledged":
      return { seenPrice: fact.betPrice };
    case "leg.availabilityMoved":
      return { availability: fact.availability };
  }
}

/** What each leg is told after its price was asked for: one that the server left out takes no more bets. */
export function checkedItems(context: SlipContext, { asked, items }: CheckPricesOutput): readonly PriceNow[] {
  return context.legs
    .filter((leg) => asked.includes(leg.entry.id))
    .map(({ entry }) => {
      const found = items.find((item) => item.selectionId === entry.id);
      return found ?? { selectionId: entry.id, betPrice: entry.betPrice, status: "closed" };
    });
}

/** The highest stake that this slip and this wallet take; 0 when none is. */
export function highestStake(context: SlipContext): Won {
  if (!context.limits) return 0;
  const { balance } = context;
  const staked = stakedOf(context);
  const limits = withPickLimits(context.limits, entriesOf(context), staked);
  return stakeLimit(limits, combinedPriceOf(context), { balance, staked }).maxStake;
}

/** Whether more could be staked if the member had no open bets. */
export function isCappedByOpenBets(context: SlipContext): boolean {
  const { limits } = context;
  if (!limits) return false;
  return highestStake(context) < highestStake({ ...context, limits: { ...limits, open: NO_OPEN_STAKES } });
}

/** The legs that these prices are about. */
export function addressed(context: SlipContext, items: readonly PriceNow[]) {
  return items.flatMap((now) => {
    const leg = context.legs.find((one) => one.entry.id === now.selectionId);
    return leg ? [{ ref: leg.ref, now }] : [];
  });
}

/** What is stored: the prices are those that the member last agreed to. */
export function recordOf(context: SlipContext): StoredSlip {
  const { owner, name, stake, policy, legs } = context;
  return {
    owner,
    name,
    stake,
    policy,
    entries: legs.map((leg) => ({ ...leg.entry, betPrice: leg.seenPrice })),
  };
}
