// The stream is cut a thousand times at random moments, while prices move: no gap, no repeat, no old price shown as live.
import { expect, it } from "vitest";
import { servedHere } from "../lib/served.ts";
import { cutAtRandom, OLDEST_MS } from "../lib/stream-cuts.ts";

const server = servedHere({ rateLimit: 0 });

it("1,000 cuts lose nothing, repeat nothing, and leave no price behind", async () => {
  const member = await server.user("member01");
  const { id } = await member.ask<{ id: string }>("GET", "/api/member/user");
  const run = await cutAtRandom(server, { id, token: member.token }, 1_000);
  console.warn(`${run.cuts} cuts, ${run.sent} rounds, slowest price ${Math.round(run.slowestMs)} ms`);
  expect(run.cuts).toBe(1_000);
  expect(run.slowestMs).toBeLessThan(OLDEST_MS);
});
