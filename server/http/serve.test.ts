// A file that ends in the middle is answered once, and its rows are read no further.
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Writable } from "node:stream";
import compress from "@fastify/compress";
import fastify from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { endpoint } from "../../src/api/contract/endpoint.ts";
import type { ServerContext } from "../context.ts";
import { rowsByKey } from "../export/rows-by-key.ts";
import { EXPORT_TYPES, sendExport } from "../export/send-export.ts";
import type { App } from "./app-type.ts";
import { serve } from "./serve.ts";

const FILE = endpoint({
  method: "GET",
  path: "/file",
  access: "anyone",
  answers: { 200: null },
});
const FAILS_AT = 400;
let app: App;
let port = 0;
let batches = 0;
let fails = false;
let said: string[] = [];

beforeEach(async () => {
  said = [];
  batches = 0;
  fails = false;
  const stream = new Writable({
    write(text: Buffer, _encoding, done) {
      said.push(...String(text).trim().split("\n"));
      done();
    },
  });
  app = fastify({ logger: { level: "info", stream } }) as unknown as App;
  app.register(compress, { encodings: ["br", "gzip"] });
  app.after(() =>
    serve(app, {} as ServerContext, FILE, { summary: "파일", tag: "system", produces: EXPORT_TYPES })(
      async (_request, reply) =>
        sendExport(reply, {
          name: "파일",
          format: "csv",
          columns: [{ header: "값", value: (row: number) => `${row} ${Math.random()}` }],
          rows: rowsByKey(readBatch, (row: number) => row),
        }),
    ),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(() => app.close());

/** Without an end. */
async function readBatch(after: number | null): Promise<number[]> {
  batches += 1;
  if (fails && batches === FAILS_AT) throw new Error("gone");
  return Array.from({ length: 500 }, (_, at) => (after ?? 0) + at + 1);
}

function ask(encoding: string): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET /api/file HTTP/1.1\r\nhost: test\r\naccept-encoding: ${encoding}\r\n\r\n`);
  return socket;
}
const errors = () => said.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
const hasEnded = () => expect.poll(() => said.some((line) => line.includes("stream closed prematurely"))).toBe(true);

it.each(["identity", "br", "gzip"])("a reader that leaves in the middle: %s", async (encoding) => {
  const socket = ask(encoding);
  const [first] = (await once(socket, "data")) as [Buffer];
  expect(first.toString("latin1")).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
  await hasEnded();
  const before = batches;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(batches).toBe(before);
  expect(errors()).toEqual([]);
});

it("rows that fail in the middle cut the file off, with their own error in the log", async () => {
  fails = true;
  const socket = ask("identity");
  let got = "";
  socket.on("data", (bytes: Buffer) => (got += bytes.toString("latin1")));
  await once(socket, "close");
  // The last chunk of a whole answer is an empty one.
  expect(got.endsWith("0\r\n\r\n")).toBe(false);
  expect(said.filter((line) => line.includes("gone"))).toHaveLength(1);
  expect(said.join("\n")).not.toContain("headers after they are sent");
});

it("a file comes as it is read, though its reader takes Brotli", async () => {
  const socket = ask("br, gzip");
  const [first] = (await once(socket, "data")) as [Buffer];
  expect(first.toString("latin1")).toMatch(/content-encoding: gzip/i);
  // Brotli holds four million bytes back: 400 of these batches.
  expect(batches).toBeLessThan(100);
  socket.destroy();
});
