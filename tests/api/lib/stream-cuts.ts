// A page's prices over a line that is cut at random moments: the page's own reader and store, against a real server.
import { expect } from "vitest";
import { readStream } from "../../../src/api/live/read-stream.ts";
import { createPriceStore } from "../../../src/api/prices/price-store.ts";
import { seeded } from "../../factories/random.ts";
import type { TestServer } from "./harness.ts";

const SELECTIONS = 40;
/** An older price is not shown as live. */
export const OLDEST_MS = 2_000;

export interface CutRun {
  cuts: number;
  /** Events of one member in their order, as they were heard. */
  heard: number[];
  sent: number;
  /** How long the slowest price was on its way while the line was open, in milliseconds. */
  slowestMs: number;
}

/** Publishes without a pause while the line is cut so many times; returns when the page has heard everything. */
export async function cutAtRandom(
  server: TestServer,
  member: { id: string; token: string },
  cuts: number,
): Promise<CutRun> {
  const random = seeded(cuts);
  const prices = createPriceStore({ onFrame: (run) => run(), after: () => {}, now: () => performance.now() });
  const truth = new Map<string, number>();
  const sentAt = new Map<string, number>();
  const heard: number[] = [];
  const run: CutRun = { cuts: 0, heard, sent: 0, slowestMs: 0 };
  let lastId: string | null = server.context.events.lastId();
  const publishing = new AbortController();

  const publisher = (async () => {
    while (!publishing.signal.aborted) {
      for (let n = Math.floor(random() * 120); n > 0; n--) {
        const selectionId = `cut-${Math.floor(random() * SELECTIONS)}`;
        const betPrice = 101 + Math.floor(random() * 900);
        truth.set(selectionId, betPrice);
        sentAt.set(`${selectionId} ${betPrice}`, performance.now());
        const item = { selectionId, marketId: "cut-m", fixtureId: "cut-f", betPrice, status: "open" as const };
        server.context.events.publish("prices", { items: [item] });
      }
      run.sent++;
      server.context.events.publish("wallet", { emoney: run.sent, point: 0, walletSeq: run.sent }, member.id);
      await new Promise((resolve) => setTimeout(resolve, random() * 3));
    }
  })();

  const visit = (until: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const openedAt = performance.now();
      const close = readStream({
        url: `${server.url}/api/stream`,
        headers: () => ({ "X-AUTH-TOKEN": `Bearer ${member.token}` }),
        lastEventId: lastId,
        onOpen: () => {},
        onEvent: (event) => {
          lastId = event.id ?? lastId;
          if (event.name === "prices") {
            prices.apply(event.data.items, event.id);
            for (const { selectionId, betPrice } of event.data.items) {
              const since = Math.max(sentAt.get(`${selectionId} ${betPrice}`) ?? 0, openedAt);
              run.slowestMs = Math.max(run.slowestMs, performance.now() - since);
            }
          } else if (event.name === "wallet") heard.push(event.data.emoney);
          else if (event.name === "resync") reject(new Error("the server no longer held what was missed"));
          if (!until()) return;
          close();
          resolve();
        },
        onEnd: (end) => reject(new Error(`the line ended by itself: ${JSON.stringify(end)}`)),
      });
    });

  for (; run.cuts < cuts; run.cuts++) {
    let left = Math.floor(random() * 60);
    await visit(() => left-- <= 0);
    if (random() < 0.1) await new Promise((resolve) => setTimeout(resolve, random() * 40));
  }
  publishing.abort();
  await publisher;
  if (heard.at(-1) !== run.sent) await visit(() => heard.at(-1) === run.sent);
  for (const [selectionId, betPrice] of truth) expect(prices.read(selectionId)?.betPrice).toBe(betPrice);
  expect(truth.size).toBe(SELECTIONS);
  expect(heard).toEqual(Array.from({ length: run.sent }, (_, n) => n + 1));
  return run;
}
