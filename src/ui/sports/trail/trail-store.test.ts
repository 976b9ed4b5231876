import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ApiClient } from "../../../api/client/client.ts";
import { ApiFailure } from "../../../api/client/failure.ts";
import type { Trail } from "../../../api/contract/sports/trails.ts";
import { trailStore } from "./trail-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const trail = (key: string): Trail => ({ machine: "placement", key, previous: null, sentAt: Date.now(), steps: [] });
const open = (key: string) => ({ machine: "placement" as const, key, previous: null, steps: [] });

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

function start(statuses: number[] = [], { token = "token" as string | null, storage = memory() } = {}) {
  const sent: string[] = [];
  const api = {
    token,
    call: async (_schema: unknown, _path: string, { body }: { body: Trail }) => {
      sent.push(body.key);
      const status = statuses.shift() ?? 204;
      if (status !== 204) throw new ApiFailure("refused", status, "");
      return null;
    },
  } as unknown as ApiClient;
  const page = new EventTarget() as unknown as Window;
  const store = trailStore({ api, owner: "m1", name: "korea", storage, page });
  return { store, sent, storage, page };
}

it("sends a trail after the outcome, once", async () => {
  const { store, sent, storage } = start();
  store.close(trail("key-1"));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  store.close(trail("key-2"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(["key-1", "key-2"]);
  expect(storage).toHaveLength(0);
});

it("stores an open one a moment later and as the page goes, for the same owner and machine", async () => {
  const { store, storage, page } = start();
  store.keep(open("key-1"));
  expect(store.restore("placement")).toBeNull();
  await vi.advanceTimersByTimeAsync(300);
  expect(store.restore("placement")).toEqual(open("key-1"));
  expect(store.restore("cash-out")).toBeNull();
  store.keep(open("key-2"));
  page.dispatchEvent(new Event("pagehide"));
  expect(store.restore("placement")?.key).toBe("key-2");
  store.drop();
  expect(storage).toHaveLength(0);
});

it.each([
  [400, false],
  [404, false],
  [413, false],
  [429, true],
  [503, true],
  [0, true],
])("after the answer %i it is tried again: %s", async (status, isKept) => {
  const { store, sent, storage } = start([status]);
  store.close(trail("key-1"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(["key-1"]);
  expect(storage.length > 0).toBe(isKept);
  const again = start([], { storage });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(again.sent).toEqual(isKept ? ["key-1"] : []);
});

it("keeps the last twenty while nobody is logged in, and forgets what the server knows no longer", async () => {
  const { store, sent, storage } = start([], { token: null });
  for (let at = 1; at <= 25; at++) store.close(trail(`key-${at}`));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  const later = start([], { storage });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([later.sent.length, later.sent[0]]).toEqual([20, "key-6"]);
  const full = start([], { token: null });
  full.store.close(trail("key-1"));
  await vi.advanceTimersByTimeAsync(25 * 3_600_000);
  const old = start([], { storage: full.storage });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([old.sent, full.storage.length]).toEqual([[], 0]);
});
