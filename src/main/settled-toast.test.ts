// From the line of the stream to the notice; the story of ToastHost shows how it looks.
import { afterEach, expect, test, vi } from "vitest";
import type { Bet, FixtureBetPick } from "../api/contract/sports/bets.ts";
import type { Notice } from "../ui/frame/toast/toast-host.tsx";

const shown = vi.hoisted((): Notice[] => []);
vi.mock("../ui/frame/toast/toast-host.tsx", () => ({ showToast: (notice: Notice) => shown.push(notice) }));

const { openStreamPage } = await import("./open-stream.samples.ts");

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

const pick: FixtureBetPick = {
  kind: "fixture",
  fixtureId: "f",
  marketId: "m",
  sportId: "6046",
  leagueName: "K리그1",
  homeName: "울산",
  awayName: "전북",
  startsAt: "2026-11-21T10:00:00Z",
  marketKind: "handicap",
  marketName: "Handicap",
  family: "handicap",
  period: "100",
  line: -0.5,
  selectionKey: "home",
  score: null,
  selectionId: "s",
  selectionName: "홈",
  betPrice: 195,
  status: 0,
  outcome: "open",
};
const bet: Bet = {
  id: "b",
  number: "6562305898",
  status: 0,
  acceptance: "accepted",
  refusal: null,
  stake: 10_000,
  price: 195,
  payout: 19_500,
  paid: 0,
  placedAt: "2026-11-21T02:20:00Z",
  settledAt: null,
  picks: [pick],
};
const won: Bet = { ...bet, status: 2, paid: 19_500, settledAt: "2026-11-21T12:00:00Z" };

test("a settlement that the stream tells is shown once, and a corrected one again", async () => {
  const { tell, close } = openStreamPage(vi.stubGlobal);
  stops.push(close);
  tell("bet", 1, bet);
  tell("bet", 2, won);
  // A line that was cut repeats what it told.
  tell("bet", 2, won);
  tell("bet", 3, { ...won, status: 3, paid: 10_000 });
  await vi.waitFor(
    () => expect(shown.map(({ title }) => title)).toEqual(["당첨 19,500원", "적특 · 환급금 10,000원"]),
    20_000,
  );
});
