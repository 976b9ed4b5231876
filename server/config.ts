// Everything that the environment decides, parsed once; a wrong value is named and the server does not start.
import { resolve } from "node:path";
import * as v from "valibot";
import { type BeaconChain, QUICKNET } from "../src/domain/games/beacon.ts";
import { IN_PLAY_DELAY_MS } from "../src/domain/common/constants.ts";
import { demoProblems, problemsOf } from "./config-problems.ts";
import { TRACES, type Traces, tracesOf } from "./tracing/environment.ts";

const integer = (name: string, min: number, max: number, fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, `${name}: 정수여야 합니다.`),
      v.transform(Number),
      v.minValue(min, `${name}: ${min} 이상이어야 합니다.`),
      v.maxValue(max, `${name}: ${max} 이하여야 합니다.`),
    ),
    String(fallback),
  );

const flag = (name: string, fallback: "true" | "false") =>
  v.optional(
    v.pipe(
      v.picklist(["true", "false"], `${name}: true 또는 false여야 합니다.`),
      v.transform((text) => text === "true"),
    ),
    fallback,
  );

const LISTS_KEPT_MS = 1_000;
/** Of a node among others: in half of it a proxy that asks every half second has seen twice that the node ends. */
const DRAIN_MS = 3_000;

const Environment = v.object({
  /** demo: seeded accounts and fixtures. production: none of it. test: demo and the calls that move the clock. */
  HANPAN_MODE: v.optional(
    v.picklist(["demo", "production", "test"], "HANPAN_MODE: demo, production, test 중 하나여야 합니다."),
    "demo",
  ),
  /** true: a demo may listen on a public address, when HANPAN_MODE=demo is set as well. */
  HANPAN_PUBLIC_DEMO: flag("HANPAN_PUBLIC_DEMO", "false"),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), "127.0.0.1"),
  PORT: integer("PORT", 0, 65_535, 4_000),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), ".data"),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "DATABASE_URL: postgres:// 주소여야 합니다.")),
  ),
  /** The role that owns the tables: it migrates, and the role of DATABASE_URL then owns nothing. */
  DATABASE_OWNER_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "DATABASE_OWNER_URL: postgres:// 주소여야 합니다.")),
  ),
  /** Of several nodes on one database: docs/scale.md. */
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, "REDIS_URL: redis:// 주소여야 합니다."))),
  DATABASE_POOL: integer("DATABASE_POOL", 1, 500, 10),
  /** How long a node that ends goes on serving while it says that it is not ready. */
  DRAIN_MS: integer("DRAIN_MS", 0, 60_000, 0),
  /** Of a member's call, before others are refused; 0: however long, as in test mode. */
  LONGEST_WAIT_MS: integer("LONGEST_WAIT_MS", 0, 60_000, 250),
  /** Where Prometheus reads; 0: nowhere. */
  METRICS_PORT: integer("METRICS_PORT", 0, 65_535, 0),
  ...TRACES,
  /** Signs cookies. At least 32 characters; required in production. */
  HANPAN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, "HANPAN_SECRET: 32자 이상이어야 합니다."))),
  /** Seals secrets in the database. At least 32 characters; without it HANPAN_SECRET. */
  HANPAN_DATA_KEY: v.optional(v.pipe(v.string(), v.minLength(32, "HANPAN_DATA_KEY: 32자 이상이어야 합니다."))),
  /** Keys of before, separated by commas: what they have sealed is sealed anew at the start. */
  HANPAN_DATA_KEY_OLD: v.optional(v.string(), ""),
  /** Whether staff must log in with a second factor. Production always asks for it. */
  STAFF_FACTOR: v.optional(v.picklist(["required", "optional"], "STAFF_FACTOR: required 또는 optional이어야 합니다.")),
  /** https origins that the browser may come from, separated by commas; empty: the same origin only. */
  ALLOWED_ORIGINS: v.optional(v.string(), ""),
  /** True behind a proxy that sets X-Forwarded-For. */
  TRUST_PROXY: flag("TRUST_PROXY", "false"),
  /** Secure cookies; required in production. */
  COOKIE_SECURE: flag("COOKIE_SECURE", "false"),
  LOG_LEVEL: v.optional(
    v.picklist(
      ["fatal", "error", "warn", "info", "debug", "silent"],
      "LOG_LEVEL: fatal, error, warn, info, debug, silent 중 하나여야 합니다.",
    ),
    "warn",
  ),
  /** simulated: fixtures of the model. none: only imported ones. */
  FEED: v.optional(v.picklist(["simulated", "none"], "FEED: simulated 또는 none이어야 합니다.")),
  FEED_SEED: integer("FEED_SEED", 0, 2_147_483_647, 20_261),
  /** Simulated fixtures that are live at a time, and changes of a price a second at most; 0: a demo's few. */
  FEED_FIXTURES: integer("FEED_FIXTURES", 0, 2_000, 0),
  FEED_RATE: integer("FEED_RATE", 1, 10_000, 500),
  /** An outside producer: docs/feed.md. */
  FEED_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/]/, "FEED_URL: http 또는 https 주소여야 합니다."))),
  /** Days of history that a new demo begins with; 0: none, as in the other modes. */
  DEMO_HISTORY_DAYS: integer("DEMO_HISTORY_DAYS", 0, 60, 30),
  /** Members who play while a demo runs. */
  DEMO_PLAYERS: flag("DEMO_PLAYERS", "true"),
  /** Calls a minute from one address; 0: no limit. */
  RATE_LIMIT: integer("RATE_LIMIT", 0, 1_000_000, 6_000),
  /** A file with passwords of breaches, by their hashes: docs/security/hosting.md. */
  BREACHED_PASSWORDS: v.optional(v.string()),
  /** The payment desk of tether: docs/payment-desk.md. Outside production the demo's own without it. */
  PAYMENT_DESK_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https:\/\/[^/]/, "PAYMENT_DESK_URL: https 주소여야 합니다.")),
  ),
  PAYMENT_DESK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, "PAYMENT_DESK_SECRET: 32자 이상이어야 합니다."))),
  /** Where the demo's payment desk listens; 0: the port after PORT, or any free one. */
  PAYMENT_DESK_PORT: integer("PAYMENT_DESK_PORT", 0, 65_535, 0),
  /** Where the beacon of the draws answers, separated by commas; the other three say which it is: docs/decisions/beacon.md. */
  BEACON_URL: v.optional(v.string(), ""),
  BEACON_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{192}$/, "BEACON_PUBLIC_KEY: 16진수 192자(96바이트)여야 합니다.")),
    QUICKNET.publicKey,
  ),
  BEACON_GENESIS: integer("BEACON_GENESIS", 0, 4_294_967_295, QUICKNET.genesis),
  /** Rounds of half a minute have no time for a longer one. */
  BEACON_PERIOD: integer("BEACON_PERIOD", 1, 3, QUICKNET.period),
  /** Who the site is to providers of casino games: docs/provider.md. */
  CASINO_PARTNER_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.:-]{1,100}$/, "CASINO_PARTNER_ID: 영문자, 숫자, _ . : - 로 100자까지 쓸 수 있습니다."),
    ),
    "hanpan",
  ),
  /** In-play bets wait this long. */
  IN_PLAY_DELAY_MS: integer("IN_PLAY_DELAY_MS", 0, 60_000, IN_PLAY_DELAY_MS),
});

export interface Config {
  mode: "demo" | "production" | "test";
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  databasePool: number;
  /** What several nodes share beside the database; null: this node is alone. */
  redisUrl: string | null;
  /** A node that ends is not ready for so long before its streams end. */
  drainMs: number;
  metricsPort: number;
  traces: Traces | null;
  secret: string | undefined;
  /** Seals secrets in the database; undefined: `secret` does. */
  dataKey: string | undefined;
  oldDataKeys: string[];
  /** Staff without a second factor may only set one up. */
  requiresFactor: boolean;
  allowedOrigins: string[];
  trustProxy: boolean;
  cookieSecure: boolean;
  logLevel: string;
  feed: "simulated" | "none";
  feedSeed: number;
  /** The outside producer's address; null: none. */
  feedUrl: string | null;
  /** How many simulated fixtures are live at a time, and how many prices change a second at most; null: a demo's few. */
  feedLoad: { fixtures: number; rate: number } | null;
  /** Of a new demo; 0: none. */
  demoHistoryDays: number;
  /** Members of the demo play while it runs. */
  demoPlayers: boolean;
  /** Calls a minute from one address; 0: no limit, as in test mode. */
  rateLimit: number;
  /** The file with passwords of breaches; null: none is installed. */
  breachedPasswords: string | null;
  longestWaitMs: number;
  inPlayDelayMs: number;
  /** The configured beacon; null: the house's own. */
  beacon: { urls: string[]; chain: BeaconChain } | null;
  /** Named in each launch of a casino game. */
  casinoPartnerId: string;
  /** The configured payment desk; null: the demo's own, and none in production. */
  paymentDesk: { url: string; secret: string } | null;
  /** Of the demo's payment desk; 0: any. */
  paymentDeskPort: number;
  /** A list of fixtures is kept so long when nothing tells that it changed; 0: not at all. */
  listsKeptMs: number;
}

/** A wrong environment; `problems` names each variable. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

const listOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .filter(Boolean);

/** Parses the environment. Throws ConfigError with every problem at once. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const known = Object.fromEntries(Object.keys(Environment.entries).map((key) => [key, environment[key] || undefined]));
  const parsed = v.safeParse(Environment, known);
  if (!parsed.success) throw new ConfigError(parsed.issues.map((issue) => issue.message));
  const env = parsed.output;
  const config: Config = {
    mode: env.HANPAN_MODE,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR === "memory" ? "memory" : resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL ?? null,
    drainMs: known.DRAIN_MS === undefined && env.REDIS_URL !== undefined ? DRAIN_MS : env.DRAIN_MS,
    metricsPort: env.METRICS_PORT,
    traces: tracesOf(env),
    secret: env.HANPAN_SECRET,
    dataKey: env.HANPAN_DATA_KEY,
    oldDataKeys: listOf(env.HANPAN_DATA_KEY_OLD),
    requiresFactor: env.STAFF_FACTOR === "required" || env.HANPAN_MODE === "production",
    allowedOrigins: listOf(env.ALLOWED_ORIGINS),
    trustProxy: env.TRUST_PROXY,
    cookieSecure: env.COOKIE_SECURE,
    logLevel: env.LOG_LEVEL,
    feed: env.FEED ?? (env.HANPAN_MODE === "production" ? "none" : "simulated"),
    feedSeed: env.FEED_SEED,
    feedUrl: env.FEED_URL ?? null,
    feedLoad: env.FEED_FIXTURES > 0 ? { fixtures: env.FEED_FIXTURES, rate: env.FEED_RATE } : null,
    demoHistoryDays: env.HANPAN_MODE === "demo" ? env.DEMO_HISTORY_DAYS : 0,
    demoPlayers: env.HANPAN_MODE === "demo" && env.DEMO_PLAYERS,
    rateLimit: env.HANPAN_MODE === "test" ? 0 : env.RATE_LIMIT,
    breachedPasswords: env.BREACHED_PASSWORDS === undefined ? null : resolve(env.BREACHED_PASSWORDS),
    longestWaitMs: env.HANPAN_MODE === "test" ? 0 : env.LONGEST_WAIT_MS,
    inPlayDelayMs: env.IN_PLAY_DELAY_MS,
    beacon: beaconOf(env),
    casinoPartnerId: env.CASINO_PARTNER_ID,
    paymentDesk:
      env.PAYMENT_DESK_URL !== undefined && env.PAYMENT_DESK_SECRET !== undefined
        ? { url: env.PAYMENT_DESK_URL, secret: env.PAYMENT_DESK_SECRET }
        : null,
    paymentDeskPort:
      env.PAYMENT_DESK_PORT || (env.HANPAN_MODE === "demo" && env.PORT > 0 ? (env.PORT % 65_535) + 1 : 0),
    listsKeptMs: env.HANPAN_MODE === "test" ? 0 : LISTS_KEPT_MS,
  };
  const problems = [
    ...problemsOf(config),
    ...(config.mode === "production" && env.STAFF_FACTOR === "optional"
      ? ["STAFF_FACTOR: 운영 모드에서는 optional을 쓸 수 없습니다."]
      : []),
    ...(config.databaseOwnerUrl !== undefined && config.databaseUrl === undefined
      ? ["DATABASE_OWNER_URL: DATABASE_URL과 함께 설정해야 합니다."]
      : []),
    ...((env.PAYMENT_DESK_URL === undefined) === (env.PAYMENT_DESK_SECRET === undefined)
      ? []
      : ["PAYMENT_DESK_SECRET: PAYMENT_DESK_URL과 함께 설정해야 합니다."]),
    ...demoProblems(config, known.HANPAN_MODE === "demo" && env.HANPAN_PUBLIC_DEMO),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function beaconOf(env: v.InferOutput<typeof Environment>): Config["beacon"] {
  const urls = listOf(env.BEACON_URL).map((url) => url.replace(/\/$/, ""));
  const { BEACON_PUBLIC_KEY: publicKey, BEACON_GENESIS: genesis, BEACON_PERIOD: period } = env;
  return urls.length === 0 ? null : { urls, chain: { publicKey, genesis, period } };
}
