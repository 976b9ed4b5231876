// A member enters a game: a token that the provider bets with, and the address of the window.
import { and, eq } from "drizzle-orm";
import { LOBBY_EXPIRY_MINUTES } from "../../../src/domain/common/constants.ts";
import { UNDER_MAINTENANCE_TEXT } from "../../../src/domain/lobby/launch-text.ts";
import { CONTACT_ADMINISTRATOR_TEXT } from "../../../src/domain/lobby/shut-lobby.ts";
import { isLaunchAddress } from "../../../src/domain/lobby/launch.ts";
import { isBarredFromLobbies, type Lobby } from "../../../src/domain/lobby/shut-lobby.ts";
import { maskNickname } from "../../../src/domain/programmes/mask.ts";
import { refusalText } from "../../../src/domain/account/protection/text.ts";
import { seal } from "../../session/seal.ts";
import { moveExpiry } from "../../session/sessions.ts";
import { hashToken, newToken } from "../../session/token.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import { gameToken, provider, providerGame } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import type { Member } from "../../http/app-type.ts";
import { newId } from "../../ids.ts";
import { report } from "../../log.ts";
import { blockOf } from "../../account/protection/refusal.ts";
import { askLaunch, ProviderError } from "./client.ts";

export interface Entering {
  member: Member;
  sessionHash: string;
  /** An address of the site that the member can reach. */
  returnUrl: string;
}

/**
 * Whether the member may enter a lobby; the session is moved on by 120 minutes: decisions, rule 16. Throws ApiError
 * forbidden, protected.
 */
export async function enterLobby(context: ServerContext, { member, sessionHash }: Entering): Promise<void> {
  refuseBarred(member);
  const block = await blockOf(context.database.db, context.clock, member.id);
  if (block) throw new ApiError("protected", refusalText(block), { rule: block.rule });
  await moveExpiry(context, sessionHash, LOBBY_EXPIRY_MINUTES);
}

/** Throws ApiError forbidden where the lobbies are shut to the member. */
export function refuseBarred({ tendency }: Pick<Member, "tendency">): void {
  if (isBarredFromLobbies(tendency)) throw new ApiError("forbidden", CONTACT_ADMINISTRATOR_TEXT);
}

/** The address of a game for this member. Throws ApiError maintenance where it cannot be opened now, and not_found. */
export async function launchGame(
  context: ServerContext,
  entering: Entering,
  game: { lobby: Lobby; providerId: string; gameId: string },
): Promise<string> {
  const { db } = context.database;
  const { member, sessionHash, returnUrl } = entering;
  const [found] = await db
    .select({ provider, kind: providerGame.game })
    .from(providerGame)
    .innerJoin(provider, eq(provider.id, providerGame.providerId))
    .where(
      and(
        eq(providerGame.providerId, game.providerId),
        eq(providerGame.gameId, game.gameId),
        eq(providerGame.isListed, true),
      ),
    );
  if (!found || found.kind.kind !== game.lobby) throw new ApiError("not_found");
  if (!found.provider.isOn) throw new ApiError("maintenance", UNDER_MAINTENANCE_TEXT);
  await enterLobby(context, entering);
  const token = newToken(context.secret);
  const tokenHash = hashToken(token);
  const createdAt = dateNow(context.clock);
  const expiresAt = new Date(createdAt.getTime() + LOBBY_EXPIRY_MINUTES * 60_000);
  const { providerId, gameId, lobby: kind } = game;
  // Before the call: the provider may bet as soon as it has the token.
  await db
    .insert(gameToken)
    .values({ tokenHash, providerId, gameId, kind, memberId: member.id, sessionHash, createdAt, expiresAt });
  try {
    const { url } = await askLaunch(context, found.provider, {
      requestId: newId(),
      partnerId: context.config.casinoPartnerId,
      gameId,
      token,
      playerName: maskNickname(member.nickname),
      playerId: seal(context.secret, `player of ${providerId}`, member.id),
      language: "ko",
      currency: "KRW",
      returnUrl,
    });
    if (!isLaunchAddress(url)) throw new ProviderError(200);
    return url;
  } catch (error) {
    report(`${providerId} did not open ${gameId}`, error);
    throw new ApiError("maintenance", UNDER_MAINTENANCE_TEXT);
  }
}
