import { describe, expect, test } from "vitest";
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

describe("a demo on a public address", () => {
  test.each(["0.0.0.0", "::", "203.0.113.7", "hanpan.example"])("%s is refused unless it is told twice", (HOST) => {
    const refused = [expect.stringContaining("HOST:")];
    expect(problemsOf({ HOST })).toEqual(refused);
    expect(problemsOf({ HOST, HANPAN_MODE: "demo" })).toEqual(refused);
    expect(problemsOf({ HOST, HANPAN_PUBLIC_DEMO: "true" })).toEqual(refused);
    expect(problemsOf({ HOST, HANPAN_MODE: "demo", HANPAN_PUBLIC_DEMO: "true" })).toEqual([]);
    // The calls of test mode are nobody's but the machine's.
    expect(problemsOf({ HOST, HANPAN_MODE: "test", HANPAN_PUBLIC_DEMO: "true" })).toEqual(refused);
    expect(problemsOf({ ...production, HOST })).toEqual([]);
  });

  test.each(["127.0.0.1", "127.8.9.1", "::1", "localhost"])("%s is the machine itself", (HOST) => {
    expect(problemsOf({ HOST })).toEqual([]);
  });
});
