// Attempts as sorted sets of Redis, by their time: one step, and nothing is written where one is refused.
import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { KeyedCounter, TakenAttempt } from "./attempts-in-table.ts";

/** ARGV: the attempt's name, its time, then `max` and the window of each key. */
const TAKE = `
for i, key in ipairs(KEYS) do
  local max, window = tonumber(ARGV[1 + 2 * i]), tonumber(ARGV[2 + 2 * i])
  redis.call('ZREMRANGEBYSCORE', key, '-inf', ARGV[2] - window)
  if redis.call('ZCARD', key) >= max then return 0 end
end
for i, key in ipairs(KEYS) do
  redis.call('ZADD', key, ARGV[2], ARGV[1])
  redis.call('PEXPIRE', key, ARGV[2 + 2 * i])
end
return 1`;

const keyOf = ({ key }: KeyedCounter): string => `hanpan:attempts:${key}`;

export async function takeInRedis(
  redis: Redis,
  now: number,
  counters: readonly KeyedCounter[],
): Promise<TakenAttempt | null> {
  const name = randomUUID();
  const keys = counters.map(keyOf);
  const bounds = counters.flatMap(({ max, windowMs }) => [max, windowMs]);
  if ((await redis.eval(TAKE, keys.length, ...keys, name, now, ...bounds)) === 0) return null;
  return {
    forget: async () => {
      const [first, ...others] = keys;
      // While Redis is away they go on counting: the next window ends that.
      const done = [first === undefined ? null : redis.del(first), ...others.map((key) => redis.zrem(key, name))];
      await Promise.allSettled(done);
    },
  };
}
