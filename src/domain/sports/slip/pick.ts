// What the slip's rules read. The browser fills it from a list, the server from its tables.
import { BONUS_MARKET_NAME, type MarketFamily, type SelectionKey, type SlipVariant } from "../market.ts";
import type { Price, Won } from "../../common/price.ts";

/** prematch closes at the kick-off, live opens at it, proto is a prematch market of its own product. */
export const MARKET_PHASES = ["prematch", "live", "proto", "bonus"] as const;
export type MarketPhase = (typeof MARKET_PHASES)[number];

/** What a pick is made on: a market of a fixture, a round of a game of the house, a round at a provider. */
const PICK_KINDS = ["fixture", "game", "provider"] as const;
export type PickKind = (typeof PICK_KINDS)[number];

interface PickBase {
  /** The selection's id: the same selection is never twice in a slip. */
  readonly id: string;
  /** Which table of guards says what may stand beside it: decisions, rule 2. */
  readonly rule: SlipVariant;
  /** In hundredths, as it stands now. */
  readonly betPrice: Price;
  /** What a game takes on this pick in one round at most, as its page said; left out where it is not known. */
  readonly maxStake?: Won | undefined;
}

export interface FixturePick extends PickBase {
  readonly kind: "fixture";
  readonly fixtureId: string;
  readonly marketName: string;
  readonly family: MarketFamily;
  readonly period: string;
  readonly phase: MarketPhase;
  /** Only for a Bonus pick: how many other legs it needs. */
  readonly bonusLegs: number | null;
}

interface GamePick extends PickBase {
  readonly kind: "game";
  readonly gameId: string;
  readonly roundId: string;
}

interface ProviderPick extends PickBase {
  readonly kind: "provider";
  readonly providerId: string;
  readonly gameId: string;
  readonly roundId: string;
}

/** One pick as the rules see it. */
export type SlipPick = FixturePick | GamePick | ProviderPick;

export interface FixtureEntry extends FixturePick {
  readonly marketId: string;
  readonly line: number | null;
  readonly selectionKey: SelectionKey;
  readonly selectionName: string;
  readonly sportId: string;
  readonly leagueName: string;
  readonly homeName: string;
  readonly awayName: string;
  /** The instant from which a prematch pick takes no bet, ISO 8601. */
  readonly startsAt: string;
}

interface RoundShown {
  /** As members read it. */
  readonly gameName: string;
  readonly selectionName: string;
}
interface GameEntry extends GamePick, RoundShown {}
interface ProviderEntry extends ProviderPick, RoundShown {}

/** One pick with what a member is shown of it. */
export type SlipEntry = FixtureEntry | GameEntry | ProviderEntry;

/** What tells a Bonus pick from the others. */
export type NamedPick = Pick<FixturePick, "kind" | "marketName"> | Pick<GamePick | ProviderPick, "kind">;

export function isBonus(pick: NamedPick): boolean {
  return pick.kind === "fixture" && pick.marketName === BONUS_MARKET_NAME;
}

/** Two picks that one result of one fixture decides. A Bonus pick is of no fixture. */
export function isSameFixture(a: SlipPick, b: SlipPick): boolean {
  return a.kind === "fixture" && b.kind === "fixture" && a.fixtureId === b.fixtureId && !isBonus(a) && !isBonus(b);
}
