// A page that goes from list to list while prices change: the page's own shared stream and store, against a real server.
import { expect } from "vitest";
import { STREAM_TOPICS, type StreamTopic } from "../../../src/api/contract/stream.ts";
import { shareStream } from "../../../src/main/share-stream.ts";
import { createPriceStore } from "../../../src/api/prices/price-store.ts";
import { seeded } from "../../factories/random.ts";
import type { TestServer } from "./harness.ts";

const SELECTIONS = 20;

type Item = { selectionId: string; marketId: string; fixtureId: string; betPrice: number; status: "open" };

/** Goes so many times to lists of random topics; after each the page's prices of them are those of the server. */
export async function moveAtRandom(server: TestServer, member: { id: string; token: string }, moves: number) {
  const { events } = server.context;
  const random = seeded(moves);
  const store = createPriceStore({ onFrame: (run) => run(), after: () => {}, now: () => performance.now() });
  const truth: Record<StreamTopic, Map<string, Item>> = { prematch: new Map(), live: new Map(), games: new Map() };
  const heard = { prematch: 0, live: 0, marker: 0 };
  let topics: readonly StreamTopic[] = [];
  let change = () => {};
  let missed = 0;

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, random() * ms));
  let isResting = false;
  const isPublishing = new AbortController();
  const publisher = (async () => {
    while (!isPublishing.signal.aborted) {
      for (let n = isResting ? 0 : Math.floor(random() * 30); n > 0; n--) {
        const topic = STREAM_TOPICS[Math.floor(random() * STREAM_TOPICS.length)] ?? "live";
        const selectionId = `${topic}-${Math.floor(random() * SELECTIONS)}`;
        const betPrice = 101 + Math.floor(random() * 900);
        const item = { selectionId, marketId: `m-${selectionId}`, fixtureId: "f", betPrice, status: "open" as const };
        truth[topic].set(selectionId, item);
        events.publish("prices", { items: [item] }, null, topic);
      }
      await pause(3);
    }
  })();

  const close = shareStream({
    owner: `moves-${member.id}`,
    wish: { read: () => topics, oldest: () => null, watch: (listener) => ((change = listener), () => {}) },
    url: `${server.url}/api/stream`,
    headers: () => ({ "X-AUTH-TOKEN": `Bearer ${member.token}` }),
    lastEventId: events.lastId(),
    onOpen: () => {},
    onEvent: ({ id, name, data }) => {
      if (name === "resync") missed++;
      else if (name === "wallet") heard.marker = data.emoney;
      else if (name === "prices") {
        store.apply(data.items, id);
        for (const { selectionId } of data.items) heard[selectionId.startsWith("live") ? "live" : "prematch"]++;
      }
    },
    onEnd: (end) => {
      throw new Error(`the stream ended by itself: ${JSON.stringify(end)}`);
    },
  });

  for (let move = 1; move <= moves; move++) {
    const before = topics;
    topics = STREAM_TOPICS.filter(() => random() < 0.5);
    change();
    if (random() < 0.5) await pause(20);
    // The server reads the list of a topic that is new, and the answer is on its way for a while.
    const eventId = events.lastId();
    const isNew = (topic: StreamTopic) => !before.includes(topic);
    const list = topics.filter(isNew).flatMap((topic) => [...truth[topic].values()]);
    await pause(20);
    store.apply(list, eventId);
    await pause(60);
    isResting = true;
    events.publish("wallet", { emoney: move, point: 0, walletSeq: move }, member.id);
    await expect.poll(() => heard.marker).toBe(move);
    for (const { selectionId, betPrice } of topics.flatMap((topic) => [...truth[topic].values()]))
      expect(store.read(selectionId)?.betPrice, `${selectionId} after move ${move}`).toBe(betPrice);
    isResting = false;
  }
  isPublishing.abort();
  await publisher;
  close();
  return { missed, heard };
}
