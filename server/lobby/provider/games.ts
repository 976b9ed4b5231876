// The games of providers, kept as they were read last: a lobby stands while a provider does not answer.
import { and, eq, notInArray } from "drizzle-orm";
import { inTransaction } from "../../db/transaction.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import { provider, providerGame } from "../../db/schema.ts";
import { askGames, type ProviderRow } from "./client.ts";

/** Reads the provider's list and keeps it. Throws when the provider does not answer as it should. */
export async function refreshGames(context: ServerContext, row: ProviderRow): Promise<number> {
  const { clock } = context;
  const games = await askGames(context, row);
  const seenAt = dateNow(clock);
  await inTransaction(context.database.db, async (tx) => {
    for (const game of games) {
      const values = { providerId: row.id, gameId: game.id, game, isListed: true, seenAt };
      await tx
        .insert(providerGame)
        .values(values)
        .onConflictDoUpdate({ target: [providerGame.providerId, providerGame.gameId], set: values });
    }
    const listed = games.map(({ id }) => id);
    const own = eq(providerGame.providerId, row.id);
    await tx
      .update(providerGame)
      .set({ isListed: false })
      .where(listed.length === 0 ? own : and(own, notInArray(providerGame.gameId, listed)));
  });
  return games.length;
}

/** Of every provider that is on; one that does not answer keeps its list. Returns those, each with its error. */
export async function refreshAllGames(context: ServerContext): Promise<{ id: string; error: unknown }[]> {
  const rows = await context.database.db.select().from(provider).where(eq(provider.isOn, true));
  const asked = await Promise.allSettled(rows.map((row) => refreshGames(context, row)));
  return rows.flatMap(({ id }, i) => {
    const answer = asked[i];
    return answer?.status === "rejected" ? [{ id, error: answer.reason as unknown }] : [];
  });
}
