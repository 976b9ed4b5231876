// What operators set for each game and each vendor: maintenance, prices, limits.
import { inArray } from "drizzle-orm";
import { GAMES, gameOf, VENDORS } from "../../src/domain/games/games.ts";
import type { GamePickInfo } from "../../src/domain/games/kind.ts";
import type { Queryable } from "../db/open.ts";
import { gameSetting } from "../db/schema.ts";

export type SettingRow = typeof gameSetting.$inferSelect;

const DEFAULTS = { maxPickStake: 1_000_000, maxRoundStake: 3_000_000 };

export const vendorSetting = (vendor: string): string => `vendor:${vendor}`;

/** The settings that a game goes by: its own and its vendor's. None for an unknown game. */
export function settingIds(gameId: string): string[] {
  const game = gameOf(gameId);
  return game ? [gameId, vendorSetting(game.vendor)] : [];
}

/** Gives every game and vendor that has none its settings. */
export async function ensureSettings(db: Queryable): Promise<void> {
  const ids = [...GAMES.map(({ id }) => String(id)), ...Object.keys(VENDORS).map(vendorSetting)];
  await db
    .insert(gameSetting)
    .values(ids.map((id) => ({ id, ...DEFAULTS })))
    .onConflictDoNothing();
}

export interface GameTerms {
  /** Also where a setting is missing: specification, section 4. */
  isMaintained: boolean;
  priceOf(pick: GamePickInfo): number;
  maxPickStake: number;
  /** Of the pick with this key: its own limit, else that of all picks. */
  maxStakeOf(key: string): number;
  maxRoundStake: number;
  /** By the setting's id. */
  revisions: Readonly<Record<string, number>>;
}

export function termsOf(rows: readonly SettingRow[], gameId: string): GameTerms {
  const ids = settingIds(gameId);
  const own = rows.filter(({ id }) => ids.includes(id));
  const setting = own.find(({ id }) => id === gameId);
  return {
    isMaintained: own.length < Math.max(1, ids.length) || own.some(({ maintenance }) => maintenance),
    priceOf: ({ key, price }) => setting?.prices[key] ?? price,
    maxPickStake: setting?.maxPickStake ?? 0,
    maxStakeOf: (key) => setting?.pickLimits[key] ?? setting?.maxPickStake ?? 0,
    maxRoundStake: setting?.maxRoundStake ?? 0,
    revisions: Object.fromEntries(own.map(({ id, revision }) => [id, revision])),
  };
}

export async function readTermsOf(db: Queryable, gameId: string): Promise<GameTerms> {
  const ids = settingIds(gameId);
  const rows = ids.length === 0 ? [] : await db.select().from(gameSetting).where(inArray(gameSetting.id, ids));
  return termsOf(rows, gameId);
}
