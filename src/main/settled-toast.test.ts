// From the line of the stream to the notice; the story of ToastHost shows how it looks.
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { createApiClient } from "../api/client/client.ts";
import type { Bet, FixtureBetPick } from "../api/contract/sports/bets.ts";
import type { BettingStores } from "../ui/sports/slip/betting.ts";
import type { Notice } from "../ui/frame/toast/toast-host.tsx";

const shown = vi.hoisted((): Notice[] => []);
vi.mock("../ui/frame/toast/toast-host.tsx", () => ({ showToast: (notice: Notice) => shown.push(notice) }));

const { openStream } = await import("./open-stream.ts");

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** A page that reads a stream into which the test writes. */
function page(): (name: string, id: number, data: unknown) => void {
  const line = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 100 });
  const writer = line.writable.getWriter();
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(line.readable, { status: 200 })));
  const queryClient = new QueryClient();
  const { live, stores } = openStream({
    owner: "m1",
    api: createApiClient(),
    queryClient,
    send: () => {},
    onGap: () => {},
    onWallet: () => {},
    onUnread: () => {},
    onMaintenance: () => {},
  });
  const actor = createActor(live, { input: { owesRefetch: false } }).start();
  actor.send({ type: "connection.start" });
  stops.push(() => {
    actor.stop();
    (stores as BettingStores).close();
    queryClient.clear();
  });
  const write = (text: string) => void writer.write(new TextEncoder().encode(text));
  return (name, id, data) => write(`id: e-${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

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
  const tell = page();
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
