import fastify from "fastify";
import { expect, test } from "vitest";
import { MovableClock, systemClock } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { App } from "./app-type.ts";
import { testModeRoutes } from "./test-mode.routes.ts";

async function hasClock(mode: string, clock = new MovableClock() as typeof systemClock): Promise<boolean> {
  const app = fastify() as unknown as App;
  await testModeRoutes(app, { clock, config: { mode }, database: {} } as unknown as ServerContext);
  return app.hasRoute({ method: "GET", url: "/api/test/clock" });
}

test("the calls that move the clock are there in test mode alone, whatever the clock", async () => {
  expect(await hasClock("test")).toBe(true);
  expect(await hasClock("demo")).toBe(false);
  expect(await hasClock("production")).toBe(false);
  expect(await hasClock("test", systemClock)).toBe(false);
});
