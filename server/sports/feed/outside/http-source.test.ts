// Whom the server asks is who it was told to ask: no answer leads it to another place.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askedBeacon } from "../../../games/beacon/ask-beacon.ts";
import { httpSource } from "./http-source.ts";

const asked: string[] = [];
let leading: Server;
let other: Server;
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listening = (server: Server) =>
  new Promise<Server>((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));

beforeEach(async () => {
  asked.length = 0;
  other = await listening(
    createServer((request, answer) => {
      asked.push(`other ${request.url}`);
      answer.end("{}\n");
    }),
  );
  leading = await listening(
    createServer((request, answer) => {
      asked.push(`${request.method} ${request.url}`);
      answer.writeHead(307, { location: urlOf(other) }).end();
    }),
  );
});
afterEach(() => {
  for (const server of [leading, other]) server.close();
  vi.restoreAllMocks();
});

it("a producer that leads elsewhere is not followed, and said", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const lines: string[] = [];
  const source = httpSource(urlOf(leading));
  const end = source.subscribe((line) => lines.push(line));
  source.requestSnapshot(1);
  await expect.poll(() => said.mock.calls.length).toBe(2);
  end();
  expect(asked.toSorted()).toEqual(["GET /", "POST /"]);
  expect(lines).toEqual([]);
});

it("a beacon that leads elsewhere is not followed, and said", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const chain = { publicKey: "00", genesis: 1_000, period: 3 };
  const beacon = askedBeacon(chain, () => [urlOf(leading)]);
  beacon.signatures([7]);
  await expect.poll(() => said.mock.calls.length).toBe(1);
  await beacon.stop();
  expect(asked).toEqual(["GET /public/7"]);
});
