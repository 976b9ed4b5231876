import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerContext } from "../context.ts";
import { startExposureNews } from "./exposure-news.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Listener = (event: { name: string; data: unknown }) => void;

/** The bus, and two operators who see what waits. */
async function started() {
  let listener: Listener | null = null;
  const told: [string | null | undefined, unknown][] = [];
  const where = async () => [{ id: "o1" }, { id: "o2" }];
  const context = {
    config: { requiresFactor: false },
    database: { db: { select: () => ({ from: () => ({ innerJoin: () => ({ where }) }) }) } },
    events: {
      subscribe(one: Listener) {
        listener = one;
        return () => (listener = null);
      },
      publish: (_name: string, data: unknown, memberId?: string | null) => void told.push([memberId, data]),
    },
  };
  const news = await startExposureNews(context as unknown as ServerContext);
  const say = (name: string, data: unknown) => listener?.({ name, data });
  return {
    news,
    told,
    say,
    bet: (picks: object[], acceptance = "accepted") => say("bet", { picks, acceptance }),
    isHeard: () => listener !== null,
  };
}
const fixture = (fixtureId: string) => ({ kind: "fixture", fixtureId });
const game = (gameId: string) => ({ kind: "game", gameId });

test("bets of one moment are told together, to each operator, and each thing once", async () => {
  const { bet, told, news } = await started();
  bet([fixture("f1"), fixture("f2")]);
  bet([fixture("f1"), game("g1")]);
  await vi.advanceTimersByTimeAsync(199);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  const said = { fixtureIds: ["f1", "f2"], gameIds: ["g1"], isOfProviders: false };
  expect(told).toEqual([
    ["o1", said],
    ["o2", said],
  ]);
  await news.stop();
});

test("they are told once a second at most, and what was told is not told again", async () => {
  const { bet, told, news } = await started();
  bet([fixture("f1")]);
  await vi.advanceTimersByTimeAsync(200);
  bet([{ kind: "provider" }]);
  await vi.advanceTimersByTimeAsync(999);
  expect(told).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(told[2]).toEqual(["o1", { fixtureIds: [], gameIds: [], isOfProviders: true }]);
  // A second later the next bet waits for those of its moment alone.
  await vi.advanceTimersByTimeAsync(5_000);
  bet([game("g2")]);
  await vi.advanceTimersByTimeAsync(200);
  expect(told.slice(4)).toEqual(
    ["o1", "o2"].map((id) => [id, { fixtureIds: [], gameIds: ["g2"], isOfProviders: false }]),
  );
  await news.stop();
});

test("a bet that is not accepted yet, one without picks and other events change nothing", async () => {
  const { bet, say, told, news } = await started();
  bet([fixture("f1")], "pending");
  bet([]);
  say("wallet", { picks: [fixture("f1")], acceptance: "accepted" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([]);
  await news.stop();
});

test("nothing is heard or told after the end", async () => {
  const { bet, told, news, isHeard } = await started();
  bet([fixture("f1")]);
  await news.stop();
  expect(isHeard()).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([]);
});
