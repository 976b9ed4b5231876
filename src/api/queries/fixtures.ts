import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import type { StreamTopic } from "../contract/stream.ts";
import { FixturePage } from "../contract/fixtures.ts";
import type { KoreanGame } from "../../domain/market.ts";

export interface FixtureListQuery {
  game: KoreanGame;
  sportId?: string | undefined;
  /** A part of a team's or league's name. */
  text?: string | undefined;
  league?: string | undefined;
  /** Only what starts within so many hours. */
  hours?: number | undefined;
  /** The page with this fixture is read in place of `page`. */
  fixture?: string | undefined;
  page: number;
}

/** The first words of the key of every list of fixtures: what a resync makes stale. */
export const FIXTURES_KEY = ["fixtures"] as const;

/** Which prices of the stream a list of fixtures needs: its `meta`. */
export const pricesOf = (topic: StreamTopic) => ({ topics: [topic] });
export const NO_PRICES = { topics: [] };

/** `onRead` is given each page before it is shown, so that its prices reach the stores first. */
export const fixturesQuery = (
  api: ApiClient,
  query: FixtureListQuery,
  onRead: (page: FixturePage) => void | Promise<void>,
) =>
  queryOptions({
    queryKey: [...FIXTURES_KEY, query],
    queryFn: async ({ signal }) => {
      const page = await api.call(FixturePage, "fixtures", { signal, query: { ...query } });
      await onRead(page);
      return page;
    },
    placeholderData: keepPreviousData,
    meta: pricesOf(query.game === "live" ? "live" : "prematch"),
  });
