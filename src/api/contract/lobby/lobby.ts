// The lobbies of casino and slots, and their greatest wins.
import * as v from "valibot";
import { LOBBIES } from "../../../domain/lobby/shut-lobby.ts";
import { HONOUR_PERIODS } from "../../../domain/lobby/honours.ts";
import { Id } from "../common.ts";
import { ProviderGame } from "./provider.ts";

const LobbyName = v.picklist(LOBBIES);
const GameName = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** POST /api/playfun/auth. Without a game: the lobby itself. Without a body: that of the live casino. */
export const PlayfunRequest = v.nullish(
  v.strictObject({
    lobby: v.optional(LobbyName, "casino"),
    game: v.optional(v.nullable(v.strictObject({ providerId: Id, gameId: GameName })), null),
  }),
  {},
);
export type PlayfunRequest = v.InferOutput<typeof PlayfunRequest>;
export const PlayfunAnswer = v.object({ launch_url: v.string() });

export const LobbyGame = v.object({
  ...v.omit(ProviderGame, ["kind"]).entries,
  providerId: v.string(),
  isFavourite: v.boolean(),
  /** When the member opened it last; null where that was never, or long ago. */
  openedAt: v.nullable(v.string()),
});
export type LobbyGame = v.InferOutput<typeof LobbyGame>;

/** GET /api/lobbies/{lobby} */
export const LobbyParams = v.strictObject({ lobby: LobbyName });
export const Lobby = v.object({
  /** Providers with games in this lobby; one that is off has `isOn` false and its games cannot be opened. */
  providers: v.array(v.object({ id: v.string(), name: v.string(), isOn: v.boolean() })),
  games: v.array(LobbyGame),
});
export type Lobby = v.InferOutput<typeof Lobby>;

/** PUT /api/lobbies/favourite */
export const FavouriteRequest = v.strictObject({ providerId: Id, gameId: GameName, isFavourite: v.boolean() });
export type FavouriteRequest = v.InferOutput<typeof FavouriteRequest>;

/** GET /api/lobbies/{lobby}/honours: won bets, the greatest first. Names are masked. */
export const HonoursQuery = v.strictObject({ period: v.optional(v.picklist(HONOUR_PERIODS), "week") });
export const Honours = v.object({
  items: v.array(
    v.object({
      rank: v.number(),
      nickname: v.string(),
      gameName: v.string(),
      stake: v.number(),
      paid: v.number(),
      at: v.string(),
      isMine: v.boolean(),
    }),
  ),
});
export type Honours = v.InferOutput<typeof Honours>;
