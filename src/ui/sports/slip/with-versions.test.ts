import { expect, it } from "vitest";
import { createPriceStore } from "../../../api/prices/price-store.ts";
import type { BetRequest } from "../../../api/contract/sports/slip.ts";
import { withVersions } from "./with-versions.ts";

const store = () => createPriceStore({ onFrame: () => {}, after: () => {}, now: () => 0 });
const told = (marketId: string, version: number) => ({
  selectionId: `${marketId}-home`,
  betPrice: 200,
  status: "open" as const,
  version,
});
const request: BetRequest = {
  stake: 10_000,
  accept: "none",
  picks: [
    { kind: "fixture", fixtureId: "f1", marketId: "m1", selectionId: "m1-home", betPrice: 200 },
    { kind: "fixture", fixtureId: "f2", marketId: "m2", selectionId: "m2-home", betPrice: 210 },
    { kind: "game", gameId: "ladder", roundId: "r1", selectionId: "odd", betPrice: 195 },
  ],
};

it("sends the version of each market that the page was last told of, and none where it knows none", () => {
  const prices = store();
  prices.apply([told("m1", 4), told("m1", 5), told("other", 9)], "e-3");
  expect(withVersions(request, prices).picks).toEqual([
    { ...request.picks[0], version: 5 },
    request.picks[1],
    request.picks[2],
  ]);
});

it("an older word does not take the version back, and one of another side says nothing", () => {
  const prices = store();
  prices.apply([told("m1", 7)], "e-9");
  prices.apply([told("m1", 6)], "e-8");
  prices.apply([{ ...told("m1", 8), selectionId: "m1-away" }], "e-10");
  expect(withVersions(request, prices).picks[0]).toMatchObject({ selectionId: "m1-home", version: 7 });
});

it("the server's refusal tells the version of now, which the next bet sends", () => {
  const prices = store();
  prices.apply([told("m1", 7)], "e-9");
  prices.apply([told("m1", 8)], null);
  expect(withVersions(request, prices).picks[0]).toMatchObject({ version: 8 });
});
