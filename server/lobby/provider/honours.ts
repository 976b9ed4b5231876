// The greatest wins at the casino and the slots, from real bets.
import { and, desc, eq, gte, inArray } from "drizzle-orm";
import type { Honours } from "../../../src/api/contract/lobby/lobby.ts";
import type { Lobby } from "../../../src/domain/lobby/shut-lobby.ts";
import { type HonourPeriod, HONOURS_SHOWN, honoursSince } from "../../../src/domain/lobby/honours.ts";
import { SETTLEMENT } from "../../../src/domain/sports/market.ts";
import { maskNickname } from "../../../src/domain/programmes/mask.ts";
import { alias } from "drizzle-orm/pg-core";
import { IS_MEMBER } from "../../account/members.ts";
import { GAME_TYPE } from "../../sports/betting/picks/game-type.ts";
import { providerPicks } from "../../sports/betting/picks/provider/provider-picks.ts";
import type { ServerContext } from "../../context.ts";
import { bet, betPick, member } from "../../db/schema.ts";

/** The name that IS_MEMBER gives the table. */
const owner = alias(member, "m");

export async function honoursOf(
  { database: { db }, clock }: ServerContext,
  memberId: string,
  lobby: Lobby,
  period: HonourPeriod,
): Promise<Honours> {
  const since = honoursSince(period, clock.now());
  const rows = await db
    .select({ bet, nickname: owner.nickname })
    .from(bet)
    .innerJoin(owner, eq(owner.id, bet.memberId))
    .where(
      and(
        eq(bet.gameList, 0),
        eq(bet.gameType, GAME_TYPE[lobby]),
        eq(bet.status, SETTLEMENT.won),
        IS_MEMBER,
        since ? gte(bet.settledAt, since) : undefined,
      ),
    )
    .orderBy(desc(bet.paid), bet.settledAt, bet.id)
    .limit(HONOURS_SHOWN);
  const ids = rows.map((row) => row.bet.id);
  const picks = ids.length === 0 ? [] : await db.select().from(betPick).where(inArray(betPick.betId, ids));
  const named = await providerPicks.onWire(db, picks);
  return {
    items: rows.map((row, i) => {
      const pick = named[picks.findIndex(({ betId }) => betId === row.bet.id)];
      return {
        rank: i + 1,
        nickname: maskNickname(row.nickname),
        gameName: pick && "gameName" in pick ? pick.gameName : "",
        stake: row.bet.stake,
        paid: row.bet.paid,
        at: (row.bet.settledAt ?? row.bet.placedAt).toISOString(),
        isMine: row.bet.memberId === memberId,
      };
    }),
  };
}
