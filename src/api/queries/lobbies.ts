import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Lobby as LobbyName } from "../../domain/lobby/shut-lobby.ts";
import type { HonourPeriod } from "../../domain/lobby/honours.ts";
import type { ApiClient } from "../client/client.ts";
import { Honours, Lobby } from "../contract/lobby/lobby.ts";
import { MINI_GAMES_KEY } from "./mini-games-key.ts";

/** Read again with the games of the house: one event of the stream tells of both. */
const KEY = [...MINI_GAMES_KEY, "lobbies"] as const;
export const lobbyKey = (lobby: LobbyName) => [...KEY, lobby, "games"] as const;

/** Jackpots rise: it is read again each minute. */
const EVERY_MS = 60_000;

export const lobbyQuery = (api: ApiClient, lobby: LobbyName) =>
  queryOptions({
    queryKey: lobbyKey(lobby),
    queryFn: ({ signal }) => api.call(Lobby, `lobbies/${lobby}`, { signal }),
    refetchInterval: EVERY_MS,
  });

export const honoursQuery = (api: ApiClient, lobby: LobbyName, period: HonourPeriod) =>
  queryOptions({
    queryKey: [...KEY, lobby, "honours", period],
    queryFn: ({ signal }) => api.call(Honours, `lobbies/${lobby}/honours`, { signal, query: { period } }),
    placeholderData: keepPreviousData,
  });
