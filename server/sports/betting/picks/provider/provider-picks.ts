// Picks of bets that a provider's games took.
import { and, eq, inArray } from "drizzle-orm";
import type { BetPick } from "../../../../../src/api/contract/sports/bets.ts";
import type { Queryable } from "../../../../db/open.ts";
import { providerGame, providerTransaction } from "../../../../db/schema.ts";
import type { PickRow } from "../source.ts";

async function onWire(db: Queryable, rows: readonly PickRow[]): Promise<BetPick[]> {
  const bets = rows.map(({ betId }) => betId);
  const said = await db
    .select({ betId: providerTransaction.betId, name: providerTransaction.selectionName })
    .from(providerTransaction)
    .where(and(inArray(providerTransaction.betId, bets), eq(providerTransaction.call, "bet")));
  const games = await db
    .select()
    .from(providerGame)
    .where(
      inArray(
        providerGame.gameId,
        rows.map(({ gameId }) => gameId ?? ""),
      ),
    );
  return rows.map((row) => {
    const { providerId, gameId, roundId, selectionId, betPrice, status, outcome } = row;
    const game = games.find((one) => one.providerId === providerId && one.gameId === gameId)?.game;
    return {
      kind: "provider",
      providerId: providerId ?? "",
      gameId: gameId ?? "",
      gameName: game?.name ?? gameId ?? "",
      roundId: roundId ?? "",
      selectionId,
      selectionName: said.find(({ betId }) => betId === row.betId)?.name ?? selectionId,
      betPrice,
      status: status as BetPick["status"],
      outcome: outcome as BetPick["outcome"],
    };
  });
}

export const providerPicks = { onWire };
