import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import type { ServerContext } from "../context.ts";
import { noteAddresses } from "../session/addresses.ts";
import type { App } from "./app-type.ts";
import { registerPlugins } from "./plugins.ts";

const app = fastify();
noteAddresses(app as unknown as App);
const config = { mode: "production", rateLimit: 3, cookieSecure: false };
registerPlugins(app as unknown as App, { config, secret: "s".repeat(32), redis: null } as unknown as ServerContext);
app.register(async (own) => {
  own.get("/long", (_request, reply) =>
    reply.type("application/json").send(JSON.stringify({ text: "가".repeat(2_000) })),
  );
  own.get("/short", (_request, reply) => reply.type("application/json").send("{}"));
});
afterAll(() => app.close());

const asked = async (url: string, taken: string, remoteAddress: string) => {
  const { headers, statusCode } = await app.inject({ url, remoteAddress, headers: { "accept-encoding": taken } });
  return { packed: headers["content-encoding"] ?? null, vary: String(headers.vary), statusCode };
};

test("a long answer is packed as its reader takes it, and a short one is not", async () => {
  const packed = async (url: string, taken: string, from: string) => (await asked(url, taken, from)).packed;
  expect(await asked("/long", "gzip, deflate, br", "203.0.113.1")).toMatchObject({
    packed: "br",
    vary: "accept-encoding",
  });
  expect(await packed("/long", "gzip", "203.0.113.1")).toBe("gzip");
  expect(await packed("/long", "identity", "203.0.113.1")).toBeNull();
  expect(await packed("/short", "gzip, br", "203.0.113.2")).toBeNull();
});

test("an address has so many calls a minute, and another one its own", async () => {
  const statusOf = async (from: string) => (await asked("/short", "", from)).statusCode;
  for (let call = 0; call < 3; call++) expect(await statusOf("203.0.113.7")).toBe(200);
  expect([await statusOf("203.0.113.7"), await statusOf("203.0.113.8")]).toEqual([429, 200]);
});
