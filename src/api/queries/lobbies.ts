import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Lobby as LobbyName } from "../../domain/launch.ts";
import type { HonourPeriod } from "../../domain/lobby/honours.ts";
import type { ApiClient } from "../client/client.ts";
import { Honours, Lobby } from "../contract/lobby.ts";
import { LOBBIES_KEY as KEY } from "./lobbies-key.ts";

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
