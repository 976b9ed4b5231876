// The connections to Redis, which the nodes of a site share: docs/decisions/redis.md.
import { Redis, type RedisOptions } from "ioredis";

/** What Redis does not answer in this time it does not answer. */
const ANSWER_MS = 1_000;
const RETRY_MS = 200;

/** Fails at once while Redis is away: whoever asks goes on without it. */
export const connectRedis = (url: string): Redis => connect(url, { ...FAILING, commandTimeout: ANSWER_MS });

/** The same, for one question at a time that Redis answers within `ms` by itself. */
export const connectWaiting = (url: string, ms: number): Redis => connect(url, { ...FAILING, socketTimeout: ms });

/** Keeps what is asked while Redis is away, and sends again what was not answered, in its order. */
export const connectPatiently = (url: string): Redis =>
  connect(url, { maxRetriesPerRequest: null, socketTimeout: 3 * ANSWER_MS });

type Own = Pick<RedisOptions, "commandTimeout" | "socketTimeout" | "enableOfflineQueue" | "maxRetriesPerRequest">;
const FAILING: Own = { enableOfflineQueue: false, maxRetriesPerRequest: 0 };

function connect(url: string, own: Own): Redis {
  const redis = new Redis(url, { connectTimeout: ANSWER_MS, retryStrategy: () => RETRY_MS, ...own });
  // A lost connection is said once, not at each attempt.
  let isSaid = false;
  redis.on("ready", () => (isSaid = false));
  redis.on("error", (error: Error) => {
    if (!isSaid) console.error(`Redis: ${error.message}`);
    isSaid = true;
  });
  return redis;
}
