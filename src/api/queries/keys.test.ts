// Keys that are written out, so that the stream loads no schemas, are those of their queries.
import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { keyOf } from "../client/ask.ts";
import { bets } from "../contract/sports/bets.endpoints.ts";
import { cashOutOffers } from "../contract/sports/cash-out.endpoints.ts";
import { fixtures, topEvents } from "../contract/sports/fixtures.endpoints.ts";
import { chargeTerms, exchangeTerms, moneyRequests } from "../contract/wallet/money-requests.endpoints.ts";
import { pointTerms } from "../contract/wallet/points.endpoints.ts";
import { rollingMembers, rollingRequests, rollingSummary } from "../contract/wallet/rolling.endpoints.ts";
import { missions } from "../contract/programmes/missions.endpoints.ts";
import { sportResults } from "../contract/sports/sport-results.endpoints.ts";
import {
  liveFixture,
  liveFixtures,
  prematchFixture,
  prematchFixtures,
  prematchLeagues,
  prematchLocations,
  prematchSports,
} from "../contract/sports/sports.endpoints.ts";
import { tetherOrders, tetherTerms } from "../contract/wallet/tether.endpoints.ts";
import { walletEntries } from "../contract/wallet/wallet.endpoints.ts";
import { BETS_KEYS } from "./sports/bets-key.ts";
import { FIXTURES_KEYS } from "./sports/fixtures-key.ts";
import { MONEY_KEYS } from "./wallet/money-keys.ts";

function isFound(keys: readonly QueryKey[], queryKey: QueryKey): boolean {
  const client = new QueryClient();
  client.setQueryData(queryKey, {});
  return keys.some((key) => client.getQueryCache().findAll({ queryKey: key }).length > 0);
}

it.each([
  { key: keyOf(bets, { query: { page: 1 } }) },
  { key: keyOf(bets, { query: { roundId: "r1", gameType: 3, page: 1 } }) },
  { key: keyOf(cashOutOffers, { query: { ids: "b1,b2" } }) },
])("a bet that changed makes $key stale", ({ key }) => expect(isFound(BETS_KEYS, key)).toBe(true));

it("a bet that changed does not make the limits of bets stale", () =>
  expect(isFound(BETS_KEYS, ["bets", "limits"])).toBe(false));

it.each([
  { key: keyOf(fixtures, { query: { game: "cross", page: 1 } }) },
  { key: keyOf(fixtures, { query: { game: "live", itemsPerPage: 1 } }) },
  { key: keyOf(topEvents) },
  { key: keyOf(sportResults, { query: { page: 1 } }) },
  { key: keyOf(prematchSports) },
  { key: keyOf(prematchLocations) },
  { key: keyOf(prematchLeagues) },
  { key: keyOf(prematchFixtures) },
  { key: keyOf(prematchFixture) },
  { key: keyOf(liveFixtures) },
  { key: keyOf(liveFixture) },
])("a list of fixtures that changed makes $key stale", ({ key }) => expect(isFound(FIXTURES_KEYS, key)).toBe(true));

it.each([
  { key: keyOf(missions, { query: { kind: "mission" } }) },
  { key: keyOf(rollingSummary, { query: { scope: "all" } }) },
  { key: keyOf(rollingMembers, { query: { scope: "all", page: 1 } }) },
  { key: keyOf(rollingRequests, { query: { page: 1 } }) },
  { key: keyOf(pointTerms) },
  { key: keyOf(chargeTerms) },
  { key: keyOf(exchangeTerms) },
  { key: keyOf(moneyRequests, { query: { kind: "charge", page: 1 } }) },
  { key: keyOf(tetherTerms) },
  { key: keyOf(tetherOrders, { query: { page: 1 } }) },
  { key: keyOf(walletEntries, { query: { of: "money", page: 1 } }) },
])("money that moved makes $key stale", ({ key }) => expect(isFound(MONEY_KEYS, key)).toBe(true));
