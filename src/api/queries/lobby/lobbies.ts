import { keepPreviousData } from "@tanstack/react-query";
import type { Lobby as LobbyName } from "../../../domain/lobby/shut-lobby.ts";
import type { HonourPeriod } from "../../../domain/lobby/honours.ts";
import { keyOf, queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { honours, lobbyGames } from "../../contract/lobby/lobby.endpoints.ts";
import { MINI_GAMES_KEY } from "../games/mini-games-key.ts";
import { reread } from "../reread.ts";

/** Read again with the games of the house: one event of the stream tells of both. */
export const lobbyKey = (lobby: LobbyName) => [...MINI_GAMES_KEY, ...keyOf(lobbyGames, { params: { lobby } })];

export const lobbyQuery = (api: ApiClient, lobby: LobbyName) => ({
  ...queryOf(api, lobbyGames, { params: { lobby } }),
  queryKey: lobbyKey(lobby),
  ...reread("jackpots"),
});

export function honoursQuery(api: ApiClient, lobby: LobbyName, period: HonourPeriod) {
  const query = queryOf(api, honours, { params: { lobby }, query: { period } });
  return { ...query, queryKey: [...MINI_GAMES_KEY, ...query.queryKey], placeholderData: keepPreviousData };
}
