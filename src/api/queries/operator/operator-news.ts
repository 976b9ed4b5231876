// What the stream tells of the operator's pages: something waits or waits no more, bets and rounds changed the exposure, the
// feed moved fixtures and prices. The figures that are shown are read anew then. While the stream is not heard, each page reads again by its own interval.
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import * as v from "valibot";
import { keyOf } from "../../client/ask.ts";
import { largeBets } from "../../contract/operator/bets.endpoints.ts";
import { gameExposure, games } from "../../contract/operator/games.endpoints.ts";
import { liveFixtures, liveFixtureDetail, holds } from "../../contract/operator/live.endpoints.ts";
import { operatorStreamQuery } from "./operator-stream-query.ts";
import { approvals } from "../../contract/operator/approvals.endpoints.ts";
import { joins } from "../../contract/operator/joins.endpoints.ts";
import { allEnquiries } from "../../contract/operator/enquiries.endpoints.ts";
import { heldWins } from "../../contract/operator/held-wins.endpoints.ts";
import { allMoneyRequests, waitingCounts } from "../../contract/operator/money.endpoints.ts";
import { overview } from "../../contract/operator/overview.endpoints.ts";
import { providerRounds } from "../../contract/operator/provider-rounds.endpoints.ts";
import { allTetherOrders } from "../../contract/operator/tether.endpoints.ts";
import { Waiting } from "../../contract/operator/waiting.ts";
import { ExposureNews, RoundsNews } from "../../contract/operator/exposure-news.ts";
import type { StreamEvent } from "../../contract/stream.ts";

/** The feed and providers move something many times a second; these figures may be as old as this. */
const OFTEN_MOVED_MS = 3_000;

/** Of every page of the list, and of nothing below it. */
const LIVE_FIXTURES = keyOf(liveFixtures, { query: {} });
const FEED = [LIVE_FIXTURES, keyOf(liveFixtureDetail), keyOf(holds)];
const PROVIDER_ROUNDS = keyOf(providerRounds);
const LARGE_BETS = keyOf(largeBets);
const OVERVIEW = keyOf(overview);
/** The lists of what waits. */
const WAITING = [allMoneyRequests, approvals, joins, allEnquiries, allTetherOrders, heldWins].map((list) =>
  keyOf(list),
);

export interface OperatorNews {
  hear(event: StreamEvent): void;
  /** Says whether the stream is heard. What was told before it is heard is unknown: the pages are read anew. */
  follow(isHeard: boolean): void;
  stop(): void;
}

export function createOperatorNews(queryClient: QueryClient): OperatorNews {
  let soonTimer: ReturnType<typeof setTimeout> | null = null;
  let moved = new Set<QueryKey>();
  let isFollowed = false;
  const reread = (...keys: QueryKey[]): void => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  };
  const rereadExposure = (gameIds: Iterable<string>): void =>
    reread(...Array.from(gameIds, (id) => keyOf(gameExposure, { params: { id } })));
  const rereadSoon = (...keys: QueryKey[]): void => {
    for (const key of keys) moved.add(key);
    soonTimer ??= setTimeout(() => {
      soonTimer = null;
      reread(...moved);
      moved = new Set();
    }, OFTEN_MOVED_MS);
  };
  const takeWaiting = (data: unknown): void => {
    const waiting = v.safeParse(Waiting, data);
    if (!waiting.success) return;
    queryClient.setQueryData(keyOf(waitingCounts), waiting.output);
    reread(OVERVIEW, ...WAITING);
  };
  const say = (isHeard: boolean): void => {
    isFollowed = isHeard;
    queryClient.setQueryData(operatorStreamQuery.queryKey, isHeard);
  };
  return {
    hear(event) {
      if (event.name === "fixtures" || event.name === "prices") rereadSoon(...FEED);
      if (event.name === "rounds") {
        const told = v.safeParse(RoundsNews, event.data);
        if (told.success) rereadExposure(new Set(told.output.items.map(({ gameId }) => gameId)));
      }
      if (event.name !== "waiting") return;
      const news = v.safeParse(ExposureNews, event.data);
      if (!news.success) return takeWaiting(event.data);
      const { fixtureIds, gameIds, isOfProviders } = news.output;
      rereadSoon(OVERVIEW, LARGE_BETS, ...(isOfProviders ? [PROVIDER_ROUNDS] : []));
      if (fixtureIds.length > 0)
        reread(LIVE_FIXTURES, ...fixtureIds.map((id) => keyOf(liveFixtureDetail, { params: { id } })));
      if (gameIds.length === 0) return;
      rereadExposure(gameIds);
      // The exposure of the other games is below the same key.
      void queryClient.invalidateQueries({ queryKey: keyOf(games), exact: true });
    },
    follow(isHeard) {
      if (isHeard === isFollowed) return;
      say(isHeard);
      if (isHeard) reread(OVERVIEW, ...FEED, ...WAITING, PROVIDER_ROUNDS, LARGE_BETS, keyOf(games));
    },
    stop() {
      if (soonTimer !== null) clearTimeout(soonTimer);
      soonTimer = null;
      say(false);
    },
  };
}
