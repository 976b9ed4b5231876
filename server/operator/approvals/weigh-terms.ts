// What pays and to whom, as operators set it: rates, levels, providers, prices, accounts that members pay into. It takes
// two whatever it moves. What only stops something takes one.
import { eq, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { GameSettingChange } from "../../../src/api/contract/games/mini-games.ts";
import type { BetLimitsChange } from "../../../src/api/contract/sports/bet-limits.ts";
import type { ProviderChange } from "../../../src/api/contract/operator/providers.ts";
import type { NewHandFixture } from "../../../src/api/contract/operator/hand-fixtures.ts";
import type { HandPriceChange } from "../../../src/api/contract/operator/live-offers.ts";
import { isFarFromFeed } from "../../../src/domain/sports/hand-price.ts";
import { betLimit, gameSetting, market, member, selection } from "../../db/schema.ts";
import { always, type Rule, versionOf, versionOfRows } from "./weigh.ts";

/** A table that is set as a whole. */
export const weighTable =
  (table: string): Rule<unknown, unknown> =>
  async (db) =>
    always(await versionOfRows(db, table), `terms:${table}`);

export const weighSetting =
  (key: string): Rule<unknown, unknown> =>
  async (db) =>
    always(await versionOfRows(db, "setting", sql`t.key = ${key}`), `terms:${key}`);

/** Who is no member is none when the command is tried out: nobody signs up between the two and needs no second person. */
export const weighLevel: Rule<{ userId: string }, unknown> = async (db, _context, { params: { userId } }) => {
  const [row] = await db.select({ level: member.level }).from(member).where(eq(member.userId, userId));
  return always(versionOf(row?.level ?? null), `member:${userId}`);
};

export const weighMemberRates: Rule<{ userId: string }, unknown> = async (db, _context, { params: { userId } }) => {
  const [row] = await db.select({ id: member.id }).from(member).where(eq(member.userId, userId));
  const ofMember = sql`t.member_id = ${row?.id ?? ""}`;
  return always(await versionOfRows(db, "rolling_member_rate", ofMember), `member:${userId}`);
};

export const weighNewProvider: Rule<unknown, { id: string }> = async (db, _context, { body: { id } }) =>
  always(await versionOfRows(db, "provider", sql`t.id = ${id}`), `provider:${id}`);

/** Turning a provider off takes one. */
export const weighProvider: Rule<{ id: string }, ProviderChange> = async (db, _context, { params: { id }, body }) => {
  if (body.isOn === false && Object.keys(body).length === 1) return [];
  return always(await versionOfRows(db, "provider", sql`t.id = ${id}`), `provider:${id}`);
};

/** Prices of a game. Its maintenance and its limits take one. */
export const weighGame: Rule<{ id: string }, InferOutput<typeof GameSettingChange>> = async (db, _context, asked) => {
  const { id } = asked.params;
  const [row] = await db.select({ prices: gameSetting.prices }).from(gameSetting).where(eq(gameSetting.id, id));
  const sorted = (prices: object) => JSON.stringify(Object.entries(prices).toSorted());
  if (sorted(row?.prices ?? {}) === sorted(asked.body.prices)) return [];
  return always(versionOf(row?.prices ?? {}), `game:${id}`);
};

/** What a bet of a level pays at most, when it rises. */
export const weighBetLimits: Rule<unknown, InferOutput<typeof BetLimitsChange>> = async (db, _context, { body }) => {
  const rows = await db.select({ level: betLimit.level, maxPayout: betLimit.maxPayout }).from(betLimit);
  const now = new Map(rows.map(({ level, maxPayout }) => [level, maxPayout]));
  const isRaised = body.items.some(({ level, maxPayout }) => maxPayout > (now.get(level) ?? 0));
  return isRaised ? always(await versionOfRows(db, "bet_limit"), "terms:bet_limit") : [];
};

/** Its prices are one person's, and nobody else tells its result. */
export const weighNewFixture: Rule<unknown, NewHandFixture> = async (_db, _context, { body }) =>
  always(versionOf(null), `fixture:${body.homeName} vs ${body.awayName}`);

/** A price by hand that is far from the feed's. One that is near it, and giving it back, take one. */
export const weighHandPrice: Rule<{ id: string }, HandPriceChange> = async (db, _context, { params: { id }, body }) => {
  const [row] = await db
    .select({ selection, fixtureId: market.fixtureId })
    .from(selection)
    .innerJoin(market, eq(market.id, selection.marketId))
    .where(eq(selection.id, id));
  if (!row || body.price === null) return [];
  const { price, feedPrice, byHand, marketId } = row.selection;
  if (!isFarFromFeed(body.price, feedPrice ?? price)) return [];
  // A price of the feed moves all the time, and overtakes nothing.
  return always(
    versionOf(byHand, byHand && price),
    `selection:${id}`,
    `market:${marketId}`,
    `fixture:${row.fixtureId}`,
  );
};

export const weighHouseBank: Rule<{ id: string }, unknown> = async (db, _context, { params: { id } }) =>
  always(await versionOfRows(db, "house_bank", sql`t.id = ${id}`), `house-bank:${id}`);

/** The rate of the hour moves by itself meanwhile. */
export const weighTetherRate: Rule<unknown, { rate: number }> = async () =>
  always(versionOf(null), "terms:tether_rate");
