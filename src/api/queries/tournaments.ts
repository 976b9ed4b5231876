import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { TournamentCategory } from "../../domain/programmes/tournament.ts";
import type { ApiClient } from "../client/client.ts";
import { AdminTournamentList, Standings, TournamentList } from "../contract/tournaments.ts";

const REREAD_MS = 30_000;

export const tournamentsQuery = (api: ApiClient, category: TournamentCategory) =>
  queryOptions({
    queryKey: ["tournaments", category],
    queryFn: ({ signal }) => api.call(TournamentList, "tournaments", { signal, query: { category } }),
    refetchInterval: REREAD_MS,
  });

/** The standings; those that are not final are read again and again. */
export const standingsQuery = (api: ApiClient, { id, isFrozen }: { id: string; isFrozen: boolean }) =>
  queryOptions({
    queryKey: ["tournaments", "standings", id, isFrozen],
    queryFn: ({ signal }) => api.call(Standings, `tournaments/${encodeURIComponent(id)}/standings`, { signal }),
    refetchInterval: isFrozen ? false : REREAD_MS,
    placeholderData: keepPreviousData,
  });

export const ADMIN_TOURNAMENTS_KEY = ["admin", "tournaments"] as const;

export const adminTournamentsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ADMIN_TOURNAMENTS_KEY,
    queryFn: ({ signal }) => api.call(AdminTournamentList, "admin/tournaments", { signal }),
  });
