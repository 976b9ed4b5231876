// What a member's stream is on the wire, under 300 live fixtures with 500 changes of prices a second: the bytes of everything
// that it carries, scores and boards too, for each price that it tells.
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { constants, gunzipSync } from "node:zlib";
import type { Row } from "./bench.ts";
import { startFeedServer } from "./lib/feed-server.ts";

const FIXTURES = 300;
const RATE = 500;
const SECONDS = 20;
const BOUND = 40;
/** After it the first prices of every fixture were told. */
const SETTLE_MS = 4_000;

export async function run(): Promise<Row[]> {
  const server = await startFeedServer(FIXTURES, RATE);
  try {
    await server.ask("feed");
    await sleep(SETTLE_MS);
    const [packed, plain] = await Promise.all([
      bytesOf(server.url, server.token, "gzip"),
      bytesOf(server.url, server.token, "identity"),
    ]);
    const unpacked = gunzipSync(packed, { finishFlush: constants.Z_SYNC_FLUSH });
    const row = (name: string, value: number, bound: number | null = null): Row => ({
      name,
      value,
      unit: "bytes",
      bound,
    });
    return [
      { name: "prices told", value: pricesIn(unpacked) / SECONDS, unit: "/s", bound: null },
      row("a price, as plain text", plain.length / pricesIn(plain)),
      row("a price, compressed as browsers get it", packed.length / pricesIn(unpacked), BOUND),
    ];
  } finally {
    await server.end();
  }
}

/** The body of the stream as it comes in these seconds. */
function bytesOf(url: string, token: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { "x-auth-token": `Bearer ${token}`, "accept-encoding": encoding };
    const request = get(`${url}/api/stream`, { headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`the stream answered ${answer.statusCode}`));
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      setTimeout(() => {
        resolve(Buffer.concat(parts));
        request.destroy();
      }, SECONDS * 1_000);
    });
    request.on("error", reject);
  });
}

const pricesIn = (text: Buffer): number => text.toString().split('"selectionId":').length - 1;
