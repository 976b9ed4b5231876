import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { QUICKNET } from "../src/domain/games/beacon.ts";
import { ConfigError, readConfig } from "./config.ts";

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const production = {
  HANPAN_MODE: "production",
  HANPAN_SECRET: "4f9c1b7ae02d58836fd1c9a4be70253d",
  COOKIE_SECURE: "true",
};

describe("the environment", () => {
  test("nothing set is a demo on loopback", () => {
    expect(readConfig({})).toMatchObject({
      mode: "demo",
      host: "127.0.0.1",
      port: 4_000,
      feed: "simulated",
      allowedOrigins: [],
    });
  });

  test("calls are limited by what is said, and not at all in test mode", () => {
    expect(readConfig({ RATE_LIMIT: "70" }).rateLimit).toBe(70);
    expect(readConfig({ HANPAN_MODE: "test", RATE_LIMIT: "70" }).rateLimit).toBe(0);
    expect(readConfig({ HANPAN_MODE: "test", LONGEST_WAIT_MS: "70" }).longestWaitMs).toBe(0);
  });

  test("a beacon is quicknet's unless it is said which", () => {
    expect(readConfig({}).beacon).toBeNull();
    expect(readConfig({ BEACON_URL: "https://one.example/chain/, https://two.example" }).beacon).toEqual({
      urls: ["https://one.example/chain", "https://two.example"],
      chain: QUICKNET,
    });
    const publicKey = "ab".repeat(96);
    const own = { BEACON_PUBLIC_KEY: publicKey, BEACON_GENESIS: "7", BEACON_PERIOD: "2" };
    expect(readConfig({ BEACON_URL: "http://127.0.0.1:4700", ...own }).beacon).toMatchObject({
      chain: { publicKey, genesis: 7, period: 2 },
    });
    expect(problemsOf({ BEACON_URL: "https://one.example,ftp://two.example" })).toEqual([
      "BEACON_URL: http 또는 https 주소여야 합니다: ftp://two.example",
    ]);
    expect(problemsOf({ BEACON_PUBLIC_KEY: "ab", BEACON_PERIOD: "30" })).toHaveLength(2);
  });

  test("traces go nowhere unless a collector is named; then all of them, and none goes on with a caller's", () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = "http://127.0.0.1:4318";
    expect(readConfig({ TRACE_PARENT: "true" }).traces).toBeNull();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
      endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
      share: 1,
      takesParents: false,
    });
    const some = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: "0.25", TRACE_PARENT: "true" };
    expect(readConfig(some).traces).toMatchObject({ share: 0.25, takesParents: true });
    for (const share of ["1.1", "-1", ".5", "all"])
      expect(problemsOf({ OTEL_TRACES_SAMPLER_ARG: share })).toEqual([
        "OTEL_TRACES_SAMPLER_ARG: 0부터 1까지의 수여야 합니다.",
      ]);
    expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318", TRACE_PARENT: "yes" })).toHaveLength(2);
  });

  test("a list of breached passwords is a file, and there is none unless it is named", () => {
    expect(readConfig({}).breachedPasswords).toBeNull();
    expect(readConfig({ BREACHED_PASSWORDS: "lists/by-hash.txt" }).breachedPasswords).toBe(
      resolve("lists/by-hash.txt"),
    );
  });

  test("the partner is named by it", () => {
    expect(readConfig({}).casinoPartnerId).toBe("hanpan");
    expect(readConfig({ CASINO_PARTNER_ID: "partner-77" }).casinoPartnerId).toBe("partner-77");
  });

  test.each([
    ["CASINO_PARTNER_ID", "a b"],
    ["PORT", "80a"],
    ["PORT", "65536"],
    ["HANPAN_MODE", "prod"],
    ["DATABASE_URL", "mysql://x"],
    ["HANPAN_SECRET", "short"],
    ["HANPAN_DATA_KEY", "short"],
    ["TRUST_PROXY", "yes"],
    ["COOKIE_SECURE", "1"],
    ["LOG_LEVEL", "loud"],
    ["FEED", "real"],
    ["RATE_LIMIT", "-1"],
    ["DATABASE_POOL", "0"],
  ])("a wrong %s is named (%s)", (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`${name}:`)]);
  });

  test.each([
    ["PORT", "port", 0, 65_535, 4_000],
    ["DATABASE_POOL", "databasePool", 1, 500, 10],
    ["FEED_SEED", "feedSeed", 0, 2_147_483_647, 20_261],
    ["DEMO_HISTORY_DAYS", "demoHistoryDays", 0, 60, 30],
    ["RATE_LIMIT", "rateLimit", 0, 1_000_000, 6_000],
    ["PAYMENT_DESK_PORT", "paymentDeskPort", 1, 65_535, 4_001],
    ["IN_PLAY_DELAY_MS", "inPlayDelayMs", 0, 60_000, 5_000],
    ["DRAIN_MS", "drainMs", 0, 60_000, 0],
    ["LONGEST_WAIT_MS", "longestWaitMs", 0, 60_000, 250],
    ["METRICS_PORT", "metricsPort", 0, 65_535, 0],
  ] as const)("%s is %s: from %i to %i, and %i where nothing is set", (name, entry, least, most, usual) => {
    expect(readConfig({})[entry]).toBe(usual);
    for (const value of [least, most]) expect(readConfig({ [name]: String(value) })[entry]).toBe(value);
    expect(problemsOf({ [name]: String(most + 1) })).toEqual([expect.stringContaining(`${name}:`)]);
  });

  test("a simulated feed has a load where fixtures are asked for, of 500 changes a second", () => {
    const loadOf = (fixtures: string, rate?: string) =>
      readConfig({ FEED_FIXTURES: fixtures, ...(rate !== undefined && { FEED_RATE: rate }) }).feedLoad;
    expect(loadOf("0")).toBeNull();
    expect(loadOf("1")).toEqual({ fixtures: 1, rate: 500 });
    expect(loadOf("2000", "10000")).toEqual({ fixtures: 2_000, rate: 10_000 });
    expect(loadOf("1", "1")).toEqual({ fixtures: 1, rate: 1 });
    expect(problemsOf({ FEED_FIXTURES: "2001" })).toHaveLength(1);
    expect(problemsOf({ FEED_RATE: "0" })).toHaveLength(1);
    expect(problemsOf({ FEED_RATE: "10001" })).toHaveLength(1);
  });

  test("what belongs to the demo is in no other mode", () => {
    const entriesOf = (mode: string, rest: Record<string, string> = {}) => {
      const { demoHistoryDays, demoPlayers, paymentDeskPort, listsKeptMs } = readConfig({
        HANPAN_MODE: mode,
        ...rest,
      });
      return [demoHistoryDays, demoPlayers, paymentDeskPort, listsKeptMs];
    };
    expect(entriesOf("demo")).toEqual([30, true, 4_001, 1_000]);
    expect(entriesOf("demo", { DEMO_PLAYERS: "false", PORT: "65535" })).toEqual([30, false, 1, 1_000]);
    expect(entriesOf("demo", { PORT: "0" })).toEqual([30, true, 0, 1_000]);
    expect(entriesOf("demo", { PORT: "1" })).toEqual([30, true, 2, 1_000]);
    expect(entriesOf("test")).toEqual([0, false, 0, 0]);
    expect(entriesOf("production", production)).toEqual([0, false, 0, 1_000]);
  });

  test("switches are off unless they are set", () => {
    const switches = ({ trustProxy, cookieSecure }: ReturnType<typeof readConfig>) => [trustProxy, cookieSecure];
    expect(switches(readConfig({}))).toEqual([false, false]);
    expect(switches(readConfig({ TRUST_PROXY: "true" }))).toEqual([true, false]);
    expect(switches(readConfig({ COOKIE_SECURE: "true" }))).toEqual([false, true]);
  });

  test("secrets have 32 characters at least", () => {
    const secret = "4f9c1b7ae02d58836fd1c9a4be70253d";
    for (const name of ["HANPAN_SECRET", "HANPAN_DATA_KEY"]) {
      expect(problemsOf({ [name]: secret })).toEqual([]);
      expect(problemsOf({ [name]: secret.slice(1) })).toHaveLength(1);
    }
    const desk = (value: string) =>
      problemsOf({ PAYMENT_DESK_URL: "https://desk.example", PAYMENT_DESK_SECRET: value });
    expect(desk(secret)).toEqual([]);
    expect(desk(secret.slice(1))).toHaveLength(1);
  });

  test("the database stands in a folder, by its whole path, or in memory", () => {
    expect(readConfig({}).dataDir).toBe(resolve(".data"));
    expect(readConfig({ DATA_DIR: "d" }).dataDir).toBe(resolve("d"));
    expect(readConfig({ DATA_DIR: "memory" }).dataDir).toBe("memory");
  });

  test("a feed and a payment desk from outside are named, the desk with its secret, or there is none", () => {
    const [url, secret] = ["https://desk.example", "4f9c1b7ae02d58836fd1c9a4be70253d"];
    expect(readConfig({})).toMatchObject({ feedUrl: null, paymentDesk: null });
    expect(readConfig({ FEED_URL: "http://feed.example" }).feedUrl).toBe("http://feed.example");
    const both = { PAYMENT_DESK_URL: url, PAYMENT_DESK_SECRET: secret };
    expect(readConfig(both).paymentDesk).toEqual({ url, secret });
    for (const [name, value] of Object.entries(both))
      expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining("PAYMENT_DESK_SECRET:")]);
  });

  test("nodes share a database and a secret, and drain for three seconds where nothing is said", () => {
    const redis = { REDIS_URL: "redis://cache" };
    const both = { DATABASE_URL: "postgres://web@db/hanpan", HANPAN_SECRET: "4f9c1b7ae02d58836fd1c9a4be70253d" };
    expect(readConfig({ ...redis, ...both })).toMatchObject({ redisUrl: "redis://cache", drainMs: 3_000 });
    expect(readConfig({ ...redis, ...both, DRAIN_MS: "0" }).drainMs).toBe(0);
    expect(readConfig(both)).toMatchObject({ redisUrl: null, drainMs: 0 });
    expect(problemsOf({ ...redis, HANPAN_SECRET: both.HANPAN_SECRET })).toEqual([
      expect.stringContaining("DATABASE_URL과 함께"),
    ]);
    expect(problemsOf({ ...redis, DATABASE_URL: both.DATABASE_URL })).toEqual([
      expect.stringContaining("HANPAN_SECRET을 설정"),
    ]);
    expect(problemsOf({ REDIS_URL: "http://cache" })).toHaveLength(1);
  });

  test("staff log in with a second factor where it is asked for, and always in production", () => {
    const asks = (environment: Record<string, string>) => readConfig(environment).requiresFactor;
    expect([asks({}), asks({ STAFF_FACTOR: "optional" }), asks({ STAFF_FACTOR: "required" })]).toEqual([
      false,
      false,
      true,
    ]);
    expect([asks(production), asks({ ...production, STAFF_FACTOR: "required" })]).toEqual([true, true]);
    expect(problemsOf({ ...production, STAFF_FACTOR: "optional" })).toEqual([expect.stringContaining("STAFF_FACTOR:")]);
  });

  test("the role that owns the tables needs a database", () => {
    const owner = { DATABASE_OWNER_URL: "postgres://owner@db/hanpan" };
    expect(problemsOf(owner)).toEqual([expect.stringContaining("DATABASE_OWNER_URL:")]);
    expect(problemsOf({ ...owner, DATABASE_URL: "postgres://web@db/hanpan" })).toEqual([]);
  });

  test("every wrong value is named at once", () => {
    expect(problemsOf({ PORT: "x", FEED: "y", LOG_LEVEL: "z" })).toHaveLength(3);
  });
});

describe("production", () => {
  test("starts with a secret and secure cookies, without the demo's feed", () => {
    expect(readConfig(production)).toMatchObject({ mode: "production", feed: "none" });
  });

  test.each([
    ["HANPAN_SECRET", { HANPAN_SECRET: "" }],
    ["HANPAN_SECRET", { HANPAN_SECRET: "s".repeat(64) }],
    ["HANPAN_DATA_KEY", { HANPAN_DATA_KEY: "s".repeat(64) }],
    ["HANPAN_SECRET", { HANPAN_SECRET: "abcdefghijklmnopqrstuvwxyz0123456789" }],
    ["HANPAN_SECRET", { HANPAN_SECRET: "4f9c1b7a4f9c1b7a4f9c1b7a4f9c1b7a4f9c1b7a4f9c1b7a" }],
    ["HANPAN_SECRET", { HANPAN_SECRET: "secretsecretsecretsecretsecretsecret" }],
    ["COOKIE_SECURE", { COOKIE_SECURE: "false" }],
    ["FEED", { FEED: "simulated" }],
    ["RATE_LIMIT", { RATE_LIMIT: "0" }],
    ["ALLOWED_ORIGINS", { ALLOWED_ORIGINS: "*" }],
    ["ALLOWED_ORIGINS", { ALLOWED_ORIGINS: "https://a.example,http://b.example" }],
  ])("refuses a permissive %s and says so", (name, change) => {
    expect(problemsOf({ ...production, ...change })).toEqual([expect.stringContaining(`${name}:`)]);
  });
});

test("production takes calls from its own pages on other addresses, by TLS", () => {
  const origins = { ALLOWED_ORIGINS: "https://a.example,https://b.example" };
  expect(readConfig({ ...production, ...origins }).allowedOrigins).toEqual(["https://a.example", "https://b.example"]);
});

describe("a demo on a public address", () => {
  test.each(["0.0.0.0", "::", "203.0.113.7", "hanpan.example"])("%s is refused unless it is told twice", (HOST) => {
    const refused = [expect.stringContaining("HOST:")];
    expect(problemsOf({ HOST })).toEqual(refused);
    expect(problemsOf({ HOST, HANPAN_MODE: "demo" })).toEqual(refused);
    expect(problemsOf({ HOST, HANPAN_PUBLIC_DEMO: "true" })).toEqual(refused);
    expect(problemsOf({ HOST, HANPAN_MODE: "demo", HANPAN_PUBLIC_DEMO: "true" })).toEqual([]);
    // The calls of test mode are nobody's but the machine's.
    expect(problemsOf({ HOST, HANPAN_MODE: "test", HANPAN_PUBLIC_DEMO: "true" })).toEqual([
      expect.stringMatching(/^HOST: 시험 모드/),
    ]);
    expect(problemsOf({ ...production, HOST })).toEqual([]);
  });

  test.each(["127.0.0.1", "127.8.9.1", "::1", "localhost"])("%s is the machine itself", (HOST) => {
    expect(problemsOf({ HOST })).toEqual([]);
  });
});
