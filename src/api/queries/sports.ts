import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { shownSports } from "../../domain/prematch-sports.ts";
import type { UpcomingFixture } from "../../domain/upcoming-games.ts";
import type { ApiClient } from "../client/client.ts";
import { SportsList } from "../contract/fixtures.ts";
import { EuropeanPage, LeagueList, LocationList, OneFixture } from "../contract/sports.ts";
import { FIXTURES_KEY, NO_PRICES, pricesOf } from "./fixtures.ts";

export type EuropeanPhase = "prematch" | "live";

const FOLDERS: Readonly<Record<EuropeanPhase, string>> = { prematch: "sports-prematch", live: "sports-inplay" };

/** The sidebar of prematch. What changes the list of fixtures changes its counts. */
export const prematchSportsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...FIXTURES_KEY, "sports"],
    queryFn: async ({ signal }) => shownSports(await api.call(SportsList, "sports-prematch/sports", { signal })),
    meta: NO_PRICES,
  });

export const locationsQuery = (api: ApiClient, sportId: string) =>
  queryOptions({
    queryKey: [...FIXTURES_KEY, "locations", sportId],
    queryFn: ({ signal }) => api.call(LocationList, "sports-prematch/location", { signal, query: { sportId } }),
    meta: NO_PRICES,
  });

export const leaguesQuery = (api: ApiClient, sportId: string, locationId: string) =>
  queryOptions({
    queryKey: [...FIXTURES_KEY, "leagues", sportId, locationId],
    queryFn: ({ signal }) => api.call(LeagueList, "sports-prematch/league", { signal, query: { sportId, locationId } }),
    meta: NO_PRICES,
  });

export interface EuropeanListQuery {
  sportId?: string | undefined;
  locationId?: string | undefined;
  league?: string | undefined;
  day?: string | undefined;
  text?: string | undefined;
  sort?: string | undefined;
  favourites?: "true" | undefined;
  page: number;
  itemsPerPage?: number | undefined;
}

/** `onRead` is given each page before it is shown, so that its prices reach the stores first. */
export const europeanListQuery = (
  api: ApiClient,
  phase: EuropeanPhase,
  query: EuropeanListQuery,
  onRead: (page: EuropeanPage) => void,
) =>
  queryOptions({
    queryKey: [...FIXTURES_KEY, phase, query],
    queryFn: async ({ signal }) => {
      const page = await api.call(EuropeanPage, `${FOLDERS[phase]}/fixtures`, { signal, query: { ...query } });
      onRead(page);
      return page;
    },
    placeholderData: keepPreviousData,
    meta: pricesOf(phase),
    // The scoreboards of a list that was left have missed what the stream told meanwhile.
    ...(phase === "live" && { staleTime: 0 }),
  });

export const oneFixtureQuery = (api: ApiClient, phase: EuropeanPhase, id: string, onRead: (one: OneFixture) => void) =>
  queryOptions({
    queryKey: [...FIXTURES_KEY, phase, "one", id],
    queryFn: async ({ signal }) => {
      const one = await api.call(OneFixture, `${FOLDERS[phase]}/fixture`, { signal, query: { id } });
      onRead(one);
      return one;
    },
    meta: pricesOf(phase),
    ...(phase === "live" && { staleTime: 0 }),
  });

/** The fixtures that begin next, of one sport or of all. */
export const upcomingQuery = (api: ApiClient, sportId: string | undefined) =>
  queryOptions({
    queryKey: [...FIXTURES_KEY, "upcoming", sportId ?? null],
    queryFn: async ({ signal }): Promise<UpcomingFixture[]> => {
      const { items } = await api.call(EuropeanPage, `${FOLDERS.prematch}/fixtures`, { signal, query: { sportId } });
      return items.map(({ id, startsAt, leagueName, homeName, awayName, ...item }) => ({
        id,
        date: Date.parse(startsAt),
        sportId: item.sportId,
        leagueName,
        homeName,
        awayName,
      }));
    },
    meta: NO_PRICES,
  });
