import { keepPreviousData } from "@tanstack/react-query";
import { shownSports } from "../../../domain/sports/prematch-sports.ts";
import type { UpcomingFixture } from "../../../domain/games/upcoming-games.ts";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import type { Input } from "../../contract/endpoint.ts";
import {
  liveFixture,
  liveFixtures,
  prematchFixture,
  prematchFixtures,
  prematchLeagues,
  prematchLocations,
  prematchSports,
} from "../../contract/sports/sports.endpoints.ts";
import type { EuropeanPage, OneFixture } from "../../contract/sports/sports.ts";
import { NO_PRICES, pricesOf } from "./fixtures-key.ts";
import { readFirst } from "../read-first.ts";

export type EuropeanPhase = "prematch" | "live";

const LISTS = { prematch: prematchFixtures, live: liveFixtures } as const;
const ONE = { prematch: prematchFixture, live: liveFixture } as const;

/** The sidebar of prematch. What changes the list of fixtures changes its counts. */
export const prematchSportsQuery = (api: ApiClient) => ({
  ...queryOf(api, prematchSports, {}),
  select: shownSports,
  meta: NO_PRICES,
});

export const locationsQuery = (api: ApiClient, sportId: string) => ({
  ...queryOf(api, prematchLocations, { query: { sportId } }),
  meta: NO_PRICES,
});

export const leaguesQuery = (api: ApiClient, sportId: string, locationId: string) => ({
  ...queryOf(api, prematchLeagues, { query: { sportId, locationId } }),
  meta: NO_PRICES,
});

export const europeanListQuery = (
  api: ApiClient,
  phase: EuropeanPhase,
  query: NonNullable<Input<typeof prematchFixtures>["query"]>,
  onRead: (page: EuropeanPage) => void | Promise<void>,
) => ({
  ...readFirst(queryOf(api, LISTS[phase], { query }), onRead),
  placeholderData: keepPreviousData,
  meta: pricesOf(phase),
  // The scoreboards of a list that was left have missed what the stream told meanwhile.
  ...(phase === "live" && { staleTime: 0 }),
});

export const oneFixtureQuery = (
  api: ApiClient,
  phase: EuropeanPhase,
  id: string,
  onRead: (one: OneFixture) => void,
) => ({
  ...readFirst(queryOf(api, ONE[phase], { query: { id } }), onRead),
  meta: pricesOf(phase),
  ...(phase === "live" && { staleTime: 0 }),
});

/** The fixtures that begin next, of one sport or of all. */
export const upcomingQuery = (api: ApiClient, sportId: string | undefined) => ({
  ...queryOf(api, prematchFixtures, { query: { sportId } }),
  meta: NO_PRICES,
});

export const upcomingOf = ({ items }: Pick<EuropeanPage, "items">): UpcomingFixture[] =>
  items.map(({ id, startsAt, sportId, leagueName, homeName, awayName }) => ({
    id,
    date: Date.parse(startsAt),
    sportId,
    leagueName,
    homeName,
    awayName,
  }));
