// Work that is done one after the other. It spares waiting for each other's rows; that nothing happens twice is the
// database's matter.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import type { ServerContext } from "../context.ts";

const running = new Map<string, Promise<unknown>>();

/** After every other work of the same name in this process. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  running.set(name, mine);
  try {
    return await mine;
  } finally {
    if (running.get(name) === mine) running.delete(name);
  }
}

/** A node that ends in the middle holds the others up so long, and longer work is not alone any more. */
const LOCK_MS = 10_000;
const ASK_EVERY_MS = 25;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** After every other work of the same name on all nodes; of this node alone while Redis is away. */
export function inTurnOfAll<T>(
  { redis }: Pick<ServerContext, "redis">,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  return inTurn(name, async () => {
    const unlock = redis && (await lock(redis, `hanpan:turn:${name}`));
    try {
      return await work();
    } finally {
      await unlock?.();
    }
  });
}

async function lock(redis: Redis, key: string): Promise<() => Promise<void>> {
  const token = randomUUID();
  const isTaken = () =>
    redis.set(key, token, "PX", LOCK_MS, "NX").then(
      (answer) => answer === null,
      () => false,
    );
  for (const until = performance.now() + LOCK_MS; performance.now() < until && (await isTaken());)
    await sleep(ASK_EVERY_MS);
  return async () => void (await redis.eval(RELEASE, 1, key, token).catch(() => {}));
}
