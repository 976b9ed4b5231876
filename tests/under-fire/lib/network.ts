// A proxy of TCP in this process, between a browser and a server, whose line is made bad and heals.
import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import type { Random } from "../../../server/sports/feed/seeded.ts";

export const FAULTS = ["delay", "jitter", "cut", "half-open", "lost answer", "truncated answer"] as const;
export type Fault = (typeof FAULTS)[number];

const DELAY_MS = 800;
const JITTER_MS = 1_500;
/** Of an answer that is cut off in its middle. */
const TRUNCATED_BYTES = 60;

export interface BadLine {
  url: string;
  /**
   * delay, jitter: each part of the bytes is late, in order. cut: connections end, and no new one stands. half-open:
   * connections stand, and nothing passes in either direction. lost answer, truncated answer: what is asked passes, and
   * nothing or the beginning of the answer comes back before the connection ends.
   */
  set(fault: Fault | null): void;
  /**
   * The same when the next command leaves, so that the page has had no time to notice. By chance the command has passed
   * before the line is cut or half open.
   */
  arm(fault: Fault): void;
  close(): Promise<void>;
}

const COMMAND = /^POST \/api\/(?!bets\/trails|trails|stream)/;

interface Pair {
  client: Socket;
  server: Socket;
  /** Nothing has passed while the line was half open: it is not taken up again. */
  isDead: boolean;
}

export async function startBadLine(target: string, random: Random): Promise<BadLine> {
  const { hostname, port } = new URL(target);
  let fault: Fault | null = null;
  let armed: Fault | null = null;
  const pairs = new Set<Pair>();
  const end = (pair: Pair): void => {
    pair.client.destroy();
    pair.server.destroy();
    pairs.delete(pair);
  };
  /** Writes in order, each part after its delay. */
  const carrier = (to: Socket) => {
    let last: Promise<unknown> = Promise.resolve();
    return (chunk: Buffer): void => {
      const ms = fault === "delay" ? DELAY_MS : fault === "jitter" ? random() * JITTER_MS : 0;
      const due = ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : null;
      last = Promise.all([last, due]).then(() => !to.destroyed && to.write(chunk));
    };
  };
  const line = createServer((client) => {
    if (fault === "cut") return void client.destroy();
    const pair: Pair = { client, server: connect(Number(port), hostname), isDead: false };
    pairs.add(pair);
    for (const socket of [pair.client, pair.server]) {
      socket.setNoDelay(true);
      socket.on("error", () => end(pair));
      socket.on("close", () => end(pair));
    }
    const [there, back] = [carrier(pair.server), carrier(pair.client)];
    client.on("data", (chunk: Buffer) => {
      if (armed !== null && COMMAND.test(chunk.toString("latin1", 0, 60))) {
        if ((armed === "cut" || armed === "half-open") && random() < 0.5) pair.server.write(chunk);
        set(armed);
      }
      if (fault === "cut") end(pair);
      else if (fault === "half-open") pair.isDead = true;
      else there(chunk);
    });
    pair.server.on("data", (chunk: Buffer) => {
      if (fault === "half-open") pair.isDead = true;
      else if (fault === "lost answer") end(pair);
      else if (fault === "truncated answer") client.write(chunk.subarray(0, TRUNCATED_BYTES), () => end(pair));
      else back(chunk);
    });
  });
  const set = (next: Fault | null): void => {
    fault = next;
    armed = null;
    if (next === "cut") for (const pair of pairs) end(pair);
    // What half a connection has swallowed is not sent again: the other side no longer knows it.
    if (next === null) for (const pair of pairs) if (pair.isDead) end(pair);
  };
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    set,
    arm: (next) => void (armed = next),
    close: () => {
      for (const pair of pairs) end(pair);
      return new Promise((resolve) => line.close(() => resolve()));
    },
  };
}
