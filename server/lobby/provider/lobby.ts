// The lobbies as a member sees them.
import { and, desc, eq, gt, max } from "drizzle-orm";
import type { FavouriteRequest, Lobby, LobbyGame } from "../../../src/api/contract/lobby/lobby.ts";
import type { Lobby as LobbyName } from "../../../src/domain/lobby/shut-lobby.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import { gameFavourite, gameToken, provider, providerGame } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";

const RECENT_MS = 30 * 86_400_000;
const MOST_FAVOURITES = 200;

export async function lobbyOf(
  { database: { db }, clock }: ServerContext,
  memberId: string,
  lobby: LobbyName,
): Promise<Lobby> {
  const providers = await db.select().from(provider).orderBy(provider.createdAt, provider.id);
  const rows = await db
    .select()
    .from(providerGame)
    .where(eq(providerGame.isListed, true))
    .orderBy(providerGame.providerId, providerGame.gameId);
  const favourites = await db.select().from(gameFavourite).where(eq(gameFavourite.memberId, memberId));
  const recent = await db
    .select({ providerId: gameToken.providerId, gameId: gameToken.gameId, at: max(gameToken.createdAt) })
    .from(gameToken)
    .where(and(eq(gameToken.memberId, memberId), gt(gameToken.createdAt, new Date(clock.now() - RECENT_MS))))
    .groupBy(gameToken.providerId, gameToken.gameId)
    .orderBy(desc(max(gameToken.createdAt)));
  const games = rows.flatMap(({ providerId, gameId, game: { kind, ...game } }): LobbyGame[] => {
    if (kind !== lobby) return [];
    const isThis = (one: { providerId: string; gameId: string }) =>
      one.providerId === providerId && one.gameId === gameId;
    const openedAt = recent.find(isThis)?.at?.toISOString() ?? null;
    return [{ ...game, providerId, isFavourite: favourites.some(isThis), openedAt }];
  });
  return {
    providers: providers
      .filter(({ id }) => games.some(({ providerId }) => providerId === id))
      .map(({ id, name, isOn }) => ({ id, name, isOn })),
    games,
  };
}

/** Throws ApiError not_found, and bad_request where a member has too many. */
export async function setFavourite(
  tx: Tx,
  { clock }: ServerContext,
  memberId: string,
  { providerId, gameId, isFavourite }: FavouriteRequest,
): Promise<void> {
  const [game] = await tx
    .select({ id: providerGame.gameId })
    .from(providerGame)
    .where(and(eq(providerGame.providerId, providerId), eq(providerGame.gameId, gameId)));
  if (!game) throw new ApiError("not_found");
  if (!isFavourite) {
    const own = and(eq(gameFavourite.providerId, providerId), eq(gameFavourite.gameId, gameId));
    await tx.delete(gameFavourite).where(and(eq(gameFavourite.memberId, memberId), own));
    return;
  }
  if ((await tx.$count(gameFavourite, eq(gameFavourite.memberId, memberId))) >= MOST_FAVOURITES)
    throw new ApiError("bad_request", `즐겨찾기는 ${MOST_FAVOURITES}개까지 등록할 수 있습니다.`);
  await tx
    .insert(gameFavourite)
    .values({ memberId, providerId, gameId, at: dateNow(clock) })
    .onConflictDoNothing();
}
