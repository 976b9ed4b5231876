import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { StreamEnd, StreamEvent } from "../contract/stream.ts";
import { parseStreamEvents, readStream } from "./read-stream.ts";

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A stream of a real server: the answer is the test's. */
async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function read(url: string, lastEventId: string | null = null) {
  const events: StreamEvent[] = [];
  const ended: StreamEnd[] = [];
  const onOpen = vi.fn<() => void>();
  const close = readStream({
    url,
    lastEventId,
    headers: () => ({ "X-AUTH-TOKEN": "Bearer t" }),
    onOpen,
    onEvent: (event) => events.push(event),
    onEnd: (end) => ended.push(end),
  });
  ends.push(close);
  return { events, ended, onOpen, close };
}

const WALLET = 'id: e-1\nevent: wallet\ndata: {"emoney":10,"point":2,"walletSeq":1}\n\n';

test("carries the header and the id to resume from, and gives events by the contract", async () => {
  const seen: IncomingMessage["headers"][] = [];
  const url = await listen((request, response) => {
    seen.push(request.headers);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`${WALLET}event: nonsense\ndata: {}\n\nevent: wallet\ndata: {"emoney":"many"}\n\n`);
    response.write('event: heartbeat\ndata: {"at":"2026-11-21T00:00:00Z"}\n\n');
  });
  const { events, onOpen } = read(url, "e-0");
  await expect.poll(() => events).toHaveLength(2);
  expect(seen[0]).toMatchObject({ "x-auth-token": "Bearer t", "last-event-id": "e-0", accept: "text/event-stream" });
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(events.map(({ id, name }) => [id, name])).toEqual([
    ["e-1", "wallet"],
    [null, "heartbeat"],
  ]);
});

test("a line that ends is told once and not opened again", async () => {
  let calls = 0;
  const url = await listen((_request, response) => {
    calls += 1;
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(WALLET);
  });
  const { ended } = read(url);
  await expect.poll(() => ended).toEqual([{ kind: "closed" }]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([calls, ended.length]).toEqual([1, 1]);
});

test.each([401, 556, 600, 503])("an answer of %i is a refusal with its status, and no stream", async (status) => {
  const url = await listen((_request, response) => response.writeHead(status).end());
  const { ended, onOpen } = read(url);
  await expect.poll(() => ended).toEqual([{ kind: "refused", status }]);
  expect(onOpen).not.toHaveBeenCalled();
});

test("nobody there is a closed line", async () => {
  const { ended } = read("http://127.0.0.1:9/");
  await expect.poll(() => ended).toEqual([{ kind: "closed" }]);
});

test("after close nothing is called back", async () => {
  let finish = () => {};
  const url = await listen((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(": open\n\n");
    finish = () => response.end(WALLET);
  });
  const { events, ended, onOpen, close } = read(url);
  await expect.poll(() => onOpen).toHaveBeenCalled();
  close();
  finish();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([events.length, ended.length]).toEqual([0, 0]);
});

test("text that is no JSON gives nothing", () => {
  expect(parseStreamEvents("wallet", "{", null)).toEqual([]);
  expect(parseStreamEvents("constructor", "{}", null)).toEqual([]);
});

test("a message of several events gives each of them, with the id of the newest", () => {
  const wallet = { emoney: 10, point: 2, walletSeq: 1 };
  const data = JSON.stringify([
    ["wallet", wallet],
    ["nonsense", {}],
    ["wallet", { emoney: "many" }],
    ["messages", { unread: 3 }],
  ]);
  expect(parseStreamEvents("batch", data, "e-9")).toEqual([
    { id: "e-9", name: "wallet", data: wallet },
    { id: "e-9", name: "messages", data: { unread: 3 } },
  ]);
});
