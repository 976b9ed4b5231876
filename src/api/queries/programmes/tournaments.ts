import { keepPreviousData } from "@tanstack/react-query";
import type { TournamentCategory } from "../../../domain/programmes/tournament.ts";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { standings, tournaments } from "../../contract/programmes/tournaments.endpoints.ts";

const REREAD_MS = 30_000;

export const tournamentsQuery = (api: ApiClient, category: TournamentCategory) => ({
  ...queryOf(api, tournaments, { query: { category } }),
  refetchInterval: REREAD_MS,
});

/** The standings; those that are not final are read again and again. */
export const standingsQuery = (api: ApiClient, { id, isFrozen }: { id: string; isFrozen: boolean }) => ({
  ...queryOf(api, standings, { params: { id } }),
  refetchInterval: isFrozen ? (false as const) : REREAD_MS,
  placeholderData: keepPreviousData,
});
