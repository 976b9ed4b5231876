import { keepPreviousData } from "@tanstack/react-query";
import type { TournamentCategory } from "../../../domain/programmes/tournament.ts";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { standings, tournaments } from "../../contract/programmes/tournaments.endpoints.ts";
import { reread } from "../reread.ts";

export const tournamentsQuery = (api: ApiClient, category: TournamentCategory) => ({
  ...queryOf(api, tournaments, { query: { category } }),
  ...reread("standings"),
});

/** The standings; those that are not final are read again and again. */
export const standingsQuery = (api: ApiClient, { id, isFrozen }: { id: string; isFrozen: boolean }) => ({
  ...queryOf(api, standings, { params: { id } }),
  ...reread("standings", isFrozen),
  placeholderData: keepPreviousData,
});
