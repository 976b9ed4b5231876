// Calls a minute, counted by all nodes together; by this node alone while Redis is away.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { Redis } from "ioredis";

const COUNT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

/** Addresses that a node counts by itself at most. */
const OWN_MOST = 20_000;

type Counted = Parameters<FastifyRateLimitStore["incr"]>[1];

export function sharedRates(redis: Redis): FastifyRateLimitStoreCtor {
  return class SharedRates implements FastifyRateLimitStore {
    readonly #prefix: string;
    readonly #own = new Map<string, number>();
    #window = 0;

    constructor(of: unknown) {
      const { routeInfo } = of as { routeInfo?: { method?: unknown; url?: unknown } };
      this.#prefix = `hanpan:calls:${String(routeInfo?.method ?? "")}${String(routeInfo?.url ?? "")}:`;
    }

    incr(address: string, counted: Counted, windowMs = 60_000): void {
      this.#count(address, windowMs).then((found) => counted(null, found), counted);
    }

    async #count(address: string, windowMs: number): Promise<{ current: number; ttl: number }> {
      try {
        const [current = 0, ttl = 0] = (await redis.eval(COUNT, 1, this.#prefix + address, windowMs)) as number[];
        return { current, ttl };
      } catch {
        return this.#countAlone(address, windowMs);
      }
    }

    child(of: unknown): SharedRates {
      return new SharedRates(of);
    }

    #countAlone(address: string, windowMs: number): { current: number; ttl: number } {
      const window = Math.floor(Date.now() / windowMs);
      if (window !== this.#window || this.#own.size > OWN_MOST) this.#own.clear();
      this.#window = window;
      const current = (this.#own.get(address) ?? 0) + 1;
      this.#own.set(address, current);
      return { current, ttl: (window + 1) * windowMs - Date.now() };
    }
  };
}
