// Selections as they stand at an instant: what may be bet on is decided by the server's clock, not only by
// the statuses that a feed wrote when it last ran.
import { asc, eq, inArray } from "drizzle-orm";
import type { PickNow } from "../../../src/api/contract/sports/bets.ts";
import type { MarketFamily, MarketStatus } from "../../../src/domain/sports/market.ts";
import { slipRuleOf } from "../../../src/domain/sports/game-lists.ts";
import type { CombinedLeg } from "../../../src/domain/sports/combination/combination-price.ts";
import type { FixturePick, MarketPhase } from "../../../src/domain/sports/slip/pick.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { fixture, market, selection } from "../../db/schema.ts";
import { giveWaySoon } from "../../db/transaction.ts";

const COLUMNS = {
  selectionId: selection.id,
  price: selection.price,
  key: selection.key,
  kind: market.kind,
  line: market.line,
  selectionStatus: selection.status,
  marketId: market.id,
  marketName: market.marketName,
  family: market.family,
  period: market.period,
  phase: market.phase,
  main: market.main,
  bonusLegs: market.bonusLegs,
  marketStatus: market.status,
  version: market.version,
  statusVersion: market.statusVersion,
  delayMs: market.delayMs,
  fixtureId: fixture.id,
  fixtureStatus: fixture.status,
  startsAt: fixture.startsAt,
};

export interface SelectionRow {
  selectionId: string;
  price: number;
  key: string;
  kind: string;
  line: number | null;
  selectionStatus: string;
  marketId: string;
  marketName: string;
  family: string;
  period: string;
  phase: string;
  main: boolean;
  bonusLegs: number | null;
  marketStatus: string;
  version: number;
  /** The version at which the status of the market last changed. */
  statusVersion: number;
  delayMs: number | null;
  fixtureId: string;
  fixtureStatus: string;
  startsAt: Date;
}

/** The same of rows that were read whole. */
export function selectionRow(of: {
  fixture: typeof fixture.$inferSelect;
  market: typeof market.$inferSelect;
  selection: typeof selection.$inferSelect;
}): SelectionRow {
  return {
    selectionId: of.selection.id,
    price: of.selection.price,
    key: of.selection.key,
    kind: of.market.kind,
    line: of.market.line,
    selectionStatus: of.selection.status,
    marketId: of.market.id,
    marketName: of.market.marketName,
    family: of.market.family,
    period: of.market.period,
    phase: of.market.phase,
    main: of.market.main,
    bonusLegs: of.market.bonusLegs,
    marketStatus: of.market.status,
    version: of.market.version,
    statusVersion: of.market.statusVersion,
    delayMs: of.market.delayMs,
    fixtureId: of.fixture.id,
    fixtureStatus: of.fixture.status,
    startsAt: of.fixture.startsAt,
  };
}

type Standing = Pick<SelectionRow, "selectionStatus" | "marketStatus" | "phase" | "fixtureStatus" | "startsAt">;

/** The status that a member meets at `now`, in milliseconds: open means that a bet would be taken. */
function standingAt(row: Standing, now: number): MarketStatus {
  for (const status of [row.marketStatus, row.selectionStatus] as MarketStatus[]) {
    if (status !== "open" && status !== "suspended") return status;
  }
  if (!isItsTime(row, now)) return "closed";
  return row.marketStatus === "open" && row.selectionStatus === "open" ? "open" : "suspended";
}

function isItsTime({ phase, fixtureStatus, startsAt }: Standing, now: number): boolean {
  if (phase === "bonus") return true;
  if (phase === "live") return fixtureStatus === "live";
  return fixtureStatus === "scheduled" && now < startsAt.getTime();
}

/** Unknown ids are left out. */
export function readSelections(db: Queryable, ids: readonly string[]): Promise<SelectionRow[]> {
  return queryOf(db, ids);
}

/**
 * Reads selections with their markets and fixtures and holds them as they are until the transaction ends:
 * no feed moves a price, and no result closes a market, between the check and the commit.
 */
export async function holdSelections(tx: Tx, ids: readonly string[]): Promise<SelectionRow[]> {
  await giveWaySoon(tx);
  return queryOf(tx, ids).for("share");
}

/** Rows are locked in the order of the tables: fixture, market, selection, as a result does. */
function queryOf(db: Queryable, ids: readonly string[]) {
  return db
    .select(COLUMNS)
    .from(fixture)
    .innerJoin(market, eq(market.fixtureId, fixture.id))
    .innerJoin(selection, eq(selection.marketId, market.id))
    .where(inArray(selection.id, [...ids]))
    .orderBy(asc(fixture.id), asc(market.id), asc(selection.id));
}

/** How a selection is settled; a Bonus folder follows from the other legs. */
export function settledAs({ kind, period, line, key, price, phase }: SelectionRow): CombinedLeg | undefined {
  if (phase === "bonus") return undefined;
  return { market: { kind, period, line }, key, betPrice: price, phase: phase as MarketPhase };
}

export function pickNow(row: SelectionRow, now: number): PickNow {
  const { fixtureId, marketId, selectionId, price, version } = row;
  return { fixtureId, marketId, selectionId, betPrice: price, status: standingAt(row, now), version };
}

/**
 * What the rules of the slip look at. The market says which of them hold; a request says no more than the kind of list
 * that it was picked on, and counts only where that list offers the market.
 */
export function slipPick(row: SelectionRow, list?: "european"): FixturePick {
  const market = {
    family: row.family as MarketFamily,
    period: row.period,
    phase: row.phase as MarketPhase,
    main: row.main,
  };
  return {
    kind: "fixture",
    id: row.selectionId,
    rule: slipRuleOf(market, list === "european"),
    fixtureId: row.fixtureId,
    marketName: row.marketName,
    family: market.family,
    period: market.period,
    phase: market.phase,
    betPrice: row.price,
    bonusLegs: row.bonusLegs,
  };
}
