import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { StreamEnd, StreamEvent, StreamTopic } from "../api/contract/stream.ts";
import { shareStream } from "./share-stream.ts";
import { NO_TOPICS, type TopicWish } from "../api/live/topic-wish.ts";

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A stream server that keeps what it was asked, and its open answers. */
async function serve() {
  const asked: (string | undefined)[] = [];
  const topics: (string | undefined)[] = [];
  const lines: ServerResponse[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers["last-event-id"] as string | undefined);
    topics.push(request.headers["stream-topics"] as string | undefined);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(": open\n\n");
    lines.push(response);
    response.on("close", () => lines.splice(lines.indexOf(response), 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const send = (id: string) =>
    lines.forEach((line) => line.write(`id: ${id}\nevent: wallet\ndata: {"emoney":1,"point":0,"walletSeq":1}\n\n`));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked, topics, lines, send };
}

/** For a machine that does much else. */
const PATIENT = { timeout: 10_000 };

/** Far shorter than the page's, so that a test is. */
const SOON = { quiet: 100, answer: 100, spread: 50 };

/** What a tab wants to hear, which a test changes. */
function createWish(...topics: StreamTopic[]) {
  const listeners = new Set<() => void>();
  let wanted = topics;
  let shown: string | null = null;
  return {
    read: () => wanted,
    oldest: () => shown,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** `list`: the event that the list which is shown now is as new as. */
    change: (next: StreamTopic[], list: string | null = null) => {
      wanted = next;
      shown = list;
      for (const listener of listeners) listener();
    },
  };
}

function tab(
  url: string,
  owner: string,
  lastEventId: string | null = null,
  patience?: typeof SOON,
  wish: TopicWish = NO_TOPICS,
) {
  const ids: (string | null)[] = [];
  const opened: { missed: boolean; at: string | null }[] = [];
  const ended: StreamEnd[] = [];
  const close = shareStream({
    owner,
    url,
    wish,
    lastEventId,
    ...(patience && { patience }),
    headers: () => ({}),
    onOpen: (how) => opened.push(how),
    onEvent: (event: StreamEvent) => ids.push(event.id),
    onEnd: (end) => ended.push(end),
  });
  ends.push(close);
  return { ids, opened, ended, close };
}

test("one tab reads for all; when it goes, another reads on from the last event", async () => {
  const server = await serve();
  const first = tab(server.url, "m1");
  await vi.waitFor(() => expect(first.opened).toHaveLength(1), PATIENT);
  const second = tab(server.url, "m1");
  await vi.waitFor(() => expect(second.opened).toHaveLength(1), PATIENT);
  expect(server.asked).toHaveLength(1);
  server.send("e-1");
  await vi.waitFor(() => expect([first.ids, second.ids]).toEqual([["e-1"], ["e-1"]]), PATIENT);

  first.close();
  await vi.waitFor(() => expect(server.asked).toEqual([undefined, "e-1"]), PATIENT);
  await vi.waitFor(() => expect(server.lines).toHaveLength(1), PATIENT);
  server.send("e-2");
  await vi.waitFor(() => expect(second.ids).toEqual(["e-1", "e-2"]), PATIENT);
  expect([first.ids, second.opened.length, second.ended]).toEqual([["e-1"], 1, []]);
});

test("a tab that comes back later learns that it missed something", async () => {
  const server = await serve();
  const first = tab(server.url, "m2");
  await vi.waitFor(() => expect(first.opened).toHaveLength(1), PATIENT);
  server.send("e-7");
  await vi.waitFor(() => expect(first.ids).toEqual(["e-7"]), PATIENT);
  const behind = tab(server.url, "m2", "e-3");
  await vi.waitFor(() => expect(behind.opened).toEqual([{ missed: true, at: "e-7" }]), PATIENT);
  const inTime = tab(server.url, "m2", "e-7");
  await vi.waitFor(() => expect(inTime.opened).toEqual([{ missed: false, at: "e-7" }]), PATIENT);
});

test("what the server does not hold any more is told to all tabs", async () => {
  const server = await serve();
  const first = tab(server.url, "m23");
  await vi.waitFor(() => expect(first.opened).toHaveLength(1), PATIENT);
  const second = tab(server.url, "m23");
  await vi.waitFor(() => expect(second.opened).toHaveLength(1), PATIENT);
  server.lines.forEach((line) => line.write("id: e2-1\nevent: resync\ndata: {}\n\n"));
  await vi.waitFor(() => expect([first.ids, second.ids]).toEqual([["e2-1"], ["e2-1"]]), PATIENT);
});

test("another member's tab has a stream of its own", async () => {
  const server = await serve();
  tab(server.url, "m3");
  tab(server.url, "m4");
  await vi.waitFor(() => expect(server.lines).toHaveLength(2), PATIENT);
});

/** A tab that holds the lock of the stream, reads nothing and answers nothing; `thawed`: what becomes of its lock. */
function frozenTab(owner: string) {
  const lock: { thawed: string | null } = { thawed: null };
  let release = () => {};
  void navigator.locks
    .request(`hanpan.stream.${owner}`, () => new Promise<void>((resolve) => (release = resolve)))
    .catch((error: unknown) => (lock.thawed = (error as Error).name));
  ends.push(() => release());
  return lock;
}

test("a frozen tab does not keep the others from the stream", async () => {
  const server = await serve();
  const frozen = frozenTab("m5");
  const first = tab(server.url, "m5", "e-4", SOON);
  const second = tab(server.url, "m5", "e-4", SOON);
  await vi.waitFor(() => expect([first.opened.length, second.opened.length]).toEqual([1, 1]), PATIENT);
  expect(frozen.thawed).toBe("AbortError");
  server.send("e-5");
  await vi.waitFor(() => expect([first.ids, second.ids]).toEqual([["e-5"], ["e-5"]]), PATIENT);
  expect(server.lines).toHaveLength(1);
});

test("of tabs that find the frozen one at the same moment, one takes over", async () => {
  const server = await serve();
  frozenTab("m7");
  const tabs = Array.from({ length: 4 }, () => tab(server.url, "m7", "e-4", { ...SOON, spread: 0 }));
  await vi.waitFor(() => expect(tabs.map(({ opened }) => opened.length)).toEqual([1, 1, 1, 1]), PATIENT);
  expect(tabs.flatMap(({ ended }) => ended)).toEqual([]);
  expect(server.asked).toEqual(["e-4"]);
});

test("a tab that freezes while it reads is replaced, and learns of it when it wakes", async () => {
  const server = await serve();
  const first = tab(server.url, "m6");
  await vi.waitFor(() => expect(first.opened).toHaveLength(1), PATIENT);
  const second = tab(server.url, "m6", null, SOON);
  await vi.waitFor(() => expect(second.opened).toHaveLength(1), PATIENT);
  server.send("e-1");
  await vi.waitFor(() => expect(second.ids).toEqual(["e-1"]), PATIENT);
  // Its lock is taken as the other tabs take it.
  const taken = navigator.locks.request("hanpan.stream.m6", { steal: true }, () => Promise.resolve());
  await vi.waitFor(() => expect(first.ended).toEqual([{ kind: "closed" }]), PATIENT);
  await taken;
  await vi.waitFor(() => expect(server.asked).toEqual([undefined, "e-1"]), PATIENT);
  await vi.waitFor(() => expect(server.lines).toHaveLength(1), PATIENT);
  server.send("e-2");
  await vi.waitFor(() => expect(second.ids).toEqual(["e-1", "e-2"]), PATIENT);
});

test("a tab whose line is slow, or quiet, keeps the lock as long as it answers", async () => {
  const asked: string[] = [];
  const slow = createServer((request) => void asked.push(request.url ?? ""));
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  ends.push(() => {
    slow.closeAllConnections();
    slow.close();
  });
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
  const first = tab(url, "m7", null, SOON);
  await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENT);
  const second = tab(url, "m7", null, SOON);
  await new Promise((resolve) => setTimeout(resolve, 8 * (SOON.quiet + SOON.answer)));
  expect([asked.length, first.ended, second.ended]).toEqual([1, [], []]);
  first.close();
  await vi.waitFor(() => expect(asked).toHaveLength(2), PATIENT);
});

test("a tab that shows other prices asks for them from where it stands", async () => {
  const server = await serve();
  const wish = createWish("prematch");
  const only = tab(server.url, "m20", null, undefined, wish);
  await vi.waitFor(() => expect(only.opened).toHaveLength(1), PATIENT);
  server.send("e-4");
  await vi.waitFor(() => expect(only.ids).toEqual(["e-4"]), PATIENT);
  wish.change(["live", "prematch"]);
  await vi.waitFor(() => expect(server.topics).toEqual(["prematch", "live,prematch"]), PATIENT);
  await vi.waitFor(() => expect(server.lines).toHaveLength(1), PATIENT);
  wish.change(["prematch", "live"]);
  server.send("e-5");
  await vi.waitFor(() => expect(only.ids).toEqual(["e-4", "e-5"]), PATIENT);
  // A list that was read before that event: what came since it is told again.
  wish.change(["prematch"], "e-3");
  await vi.waitFor(() => expect(server.asked).toEqual([undefined, "e-4", "e-3"]), PATIENT);
  expect([only.opened.length, only.ended]).toEqual([1, []]);
});

test("the reading tab asks for what all tabs want, and forgets it when they go", async () => {
  const server = await serve();
  const wishes = { first: createWish("prematch"), second: createWish() };
  const first = tab(server.url, "m21", null, undefined, wishes.first);
  await vi.waitFor(() => expect(first.opened).toHaveLength(1), PATIENT);
  const second = tab(server.url, "m21", null, undefined, wishes.second);
  await vi.waitFor(() => expect(second.opened).toHaveLength(1), PATIENT);
  server.send("e-9");
  await vi.waitFor(() => expect(second.ids).toEqual(["e-9"]), PATIENT);
  wishes.second.change(["live"], "e-8");
  await vi.waitFor(() => expect(server.topics).toEqual(["prematch", "live,prematch"]), PATIENT);
  expect(server.asked).toEqual([undefined, "e-8"]);
  await vi.waitFor(() => expect(server.lines).toHaveLength(1), PATIENT);
  server.send("e-10");
  await vi.waitFor(() => expect(second.ids).toEqual(["e-9", "e-10"]), PATIENT);
  // The reading tab goes: the other one asks for its own alone.
  first.close();
  await vi.waitFor(() => expect(server.topics.at(-1)).toBe("live"), PATIENT);
  expect(server.asked.at(-1)).toBe("e-10");
  second.close();
});

test("a tab that begins to read learns what the tabs want that were there before it", async () => {
  const server = await serve();
  const tabs = [createWish("prematch"), createWish("live"), createWish()].map((wish) =>
    tab(server.url, "m22", null, undefined, wish),
  );
  for (const { opened } of tabs) await vi.waitFor(() => expect(opened).toHaveLength(1), PATIENT);
  await vi.waitFor(() => expect(server.topics.at(-1)).toBe("live,prematch"), PATIENT);
  await vi.waitFor(() => expect(server.lines).toHaveLength(1), PATIENT);
  tabs[0]?.close();
  await vi.waitFor(() => expect(server.topics.at(-1)).toBe("live"), PATIENT);
  await vi.waitFor(() => expect(server.lines).toHaveLength(1), PATIENT);
  tabs[1]?.close();
  await vi.waitFor(() => expect(server.topics.at(-1)).toBe(""), PATIENT);
});
