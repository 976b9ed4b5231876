// What an operator sees and sets of games.
import { and, count, desc, eq, inArray, sql, sum } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type {
  GameSettingChange,
  GameSettingRow,
  OperatorRound,
  OperatorRoundsQuery,
} from "../../src/api/contract/games/mini-games.ts";
import type { Exposure } from "../../src/domain/games/exposure.ts";
import { GAMES, gameOf, VENDORS } from "../../src/domain/games/games.ts";
import { KINDS } from "../../src/domain/games/kinds.ts";
import { isFairPrice } from "../../src/domain/games/returns.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { bet, betPick, gameRound, gameSetting } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { paginate } from "../lists/paginate.ts";
import { openExposures } from "../games/exposure.ts";
import { roundOnWire } from "../games/rounds-read.ts";
import { vendorSetting } from "../games/settings.ts";

type Row = typeof gameSetting.$inferSelect;

const VENDOR_ROWS = Object.entries(VENDORS).map(([vendor, name]) => ({ id: vendorSetting(vendor), name, kind: "" }));
const GAME_ROWS = GAMES.map(({ id, name, kind }) => ({ id: String(id), name, kind }));
const ROWS = [...VENDOR_ROWS, ...GAME_ROWS];

const rowOf = (id: string) => ROWS.find((row) => row.id === id);

export async function listSettings(context: ServerContext): Promise<GameSettingRow[]> {
  const settings = new Map((await context.database.db.select().from(gameSetting)).map((row) => [row.id, row]));
  const open = await openExposures(context);
  return ROWS.flatMap(({ id, name, kind }) => {
    const row = settings.get(id);
    return row ? [onWire(row, name, kind, open.get(id))] : [];
  });
}

function onWire(row: Row, name: string, kind: string, open?: Exposure): GameSettingRow {
  const { id, maintenance, prices, pickLimits, maxPickStake, maxRoundStake } = row;
  return {
    id,
    name,
    kind,
    maintenance,
    prices,
    pickLimits,
    maxPickStake,
    maxRoundStake,
    openStake: open?.stake ?? 0,
    openPayout: open?.payout ?? 0,
  };
}

/** Throws ApiError not_found, and bad_request for a price whose return is outside of its bounds. */
export async function changeSetting(tx: Tx, id: string, change: GameSettingChange): Promise<GameSettingRow> {
  const named = rowOf(id);
  if (!named) throw new ApiError("not_found");
  const problem = priceProblem(id, change.prices);
  if (problem) throw new ApiError("bad_request", problem, { problems: [{ path: "prices", message: problem }] });
  const limitProblem = pickLimitProblem(id, change);
  if (limitProblem)
    throw new ApiError("bad_request", limitProblem, { problems: [{ path: "pickLimits", message: limitProblem }] });
  if (change.maxRoundStake < change.maxPickStake) {
    const message = "선택당 한도보다 작을 수 없습니다.";
    throw new ApiError("bad_request", message, { problems: [{ path: "maxRoundStake", message }] });
  }
  const [row] = await tx
    .update(gameSetting)
    .set({ ...change, revision: sql`${gameSetting.revision} + 1` })
    .where(eq(gameSetting.id, id))
    .returning();
  if (!row) throw new ApiError("not_found");
  return onWire(row, named.name, named.kind);
}

function priceProblem(id: string, prices: Readonly<Record<string, number>>): string | null {
  const game = gameOf(id);
  const kind = game && KINDS[game.kind];
  for (const [key, price] of Object.entries(prices)) {
    const pick = kind?.picks.find((one) => one.key === key);
    if (!kind || !pick) return `선택 ${key}: 이 게임에 없습니다.`;
    if (!isFairPrice(kind, key, price)) return `${pick.name}: 환수율이 85%에서 99.5% 사이여야 합니다.`;
  }
  return null;
}

function pickLimitProblem(id: string, { pickLimits, maxRoundStake }: GameSettingChange): string | null {
  const game = gameOf(id);
  const kind = game && KINDS[game.kind];
  for (const [key, limit] of Object.entries(pickLimits)) {
    const pick = kind?.picks.find((one) => one.key === key);
    if (!pick) return `선택 ${key}: 이 게임에 없습니다.`;
    if (limit > maxRoundStake) return `${pick.name}: 회차당 한도보다 클 수 없습니다.`;
  }
  return null;
}

/** The games that a setting is about. */
export function gamesOfSetting(id: string): string[] {
  return GAMES.filter((game) => String(game.id) === id || vendorSetting(game.vendor) === id).map((game) =>
    String(game.id),
  );
}

export async function operatorRounds(
  { database: { db }, clock }: ServerContext,
  { gameId, ...page }: InferOutput<typeof OperatorRoundsQuery>,
) {
  const opened = sql`${gameRound.opensAt} <= ${new Date(clock.now()).toISOString()}`;
  const chosen = and(opened, gameId === undefined ? undefined : eq(gameRound.gameId, gameId));
  return paginate(page, await db.$count(gameRound, chosen), async ({ limit, offset }): Promise<OperatorRound[]> => {
    const rows = await db
      .select()
      .from(gameRound)
      .where(chosen)
      .orderBy(desc(gameRound.opensAt), desc(gameRound.id))
      .limit(limit)
      .offset(offset);
    const sums = await db
      .select({ roundId: betPick.roundId, bets: count(), stake: sum(bet.stake), paid: sum(bet.paid) })
      .from(betPick)
      .innerJoin(bet, eq(bet.id, betPick.betId))
      .where(
        inArray(
          betPick.roundId,
          rows.map(({ id }) => id),
        ),
      )
      .groupBy(betPick.roundId);
    const byRound = new Map(sums.map((one) => [one.roundId, one]));
    return rows.map((row) => {
      const of = byRound.get(row.id);
      return {
        ...roundOnWire(row),
        gameName: gameOf(row.gameId)?.name ?? row.gameId,
        voidReason: row.voidReason,
        bets: of?.bets ?? 0,
        stake: Number(of?.stake ?? 0),
        paid: Number(of?.paid ?? 0),
      };
    });
  });
}
