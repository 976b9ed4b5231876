// What a node says of itself: to the proxy when it ends, and to Prometheus.
import { expect, it } from "vitest";
import { announce } from "../../../server/lobby/provider/announce.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { newMember, placed } from "../lib/betting.ts";
import { startTestServer } from "../lib/harness.ts";
import { freePort } from "../lib/postgres.ts";
import { readStream } from "../lib/stream-reader.ts";

it("a node that ends is not ready, answers all the same, and ends its streams before it does", async () => {
  const server = await startTestServer({ drainMs: 2_000 });
  const user = await server.user("member01");
  const streams = await Promise.all([1, 2, 3].map(() => readStream(server.url, user.token)));
  await Promise.all(streams.map((stream) => stream.until((events) => events.length > 0)));
  const health = async () => {
    const answer = await fetch(`${server.url}/api/health`);
    return [answer.status, ((await answer.json()) as { trouble?: string }).trouble];
  };
  expect(await health()).toEqual([200, undefined]);
  const closed = server.close();
  expect(await health()).toEqual([503, "ending"]);
  expect((await user.call("GET", "/api/member/user")).status).toBe(200);
  await Promise.all(streams.map(({ ended }) => ended));
  // Its readers are sent to another node.
  expect((await readStream(server.url, user.token)).status).toBe(503);
  await closed;
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow("fetch failed");
});

it("tells of a bet at a provider that moved with the last request", async () => {
  const server = await startTestServer();
  const member = await newMember(server, 10_000);
  const fixture = await addFixture(server.context, { markets: [RESULT] });
  const { id } = await placed(member, [`${fixture}-1x2-home`]);
  const heard: unknown[] = [];
  server.context.events.subscribe(({ name, data }) => void (name === "bet" && heard.push((data as { id: string }).id)));
  server.app.server.once("close", () => announce(server.context, id));
  await server.close();
  expect(heard).toEqual([id]);
});

it("Prometheus reads calls by their route, streams, and the parts that the node does, on a port of its own", async () => {
  const metricsPort = await freePort();
  const server = await startTestServer({ metricsPort });
  const user = await server.user("member01");
  const stream = await readStream(server.url, user.token);
  await stream.until((events) => events.length > 0);
  await user.call("GET", "/api/commands/no-such-key-1");
  const read = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
  const answer = await read("/api/metrics");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/plain")]);
  const lines = (await answer.text()).split("\n");
  expect(lines).toContain("hanpan_streams 1");
  expect(lines).toContain("hanpan_prices_live 1");
  expect(lines).toContain("hanpan_ending 0");
  expect(lines).toContain('hanpan_lease{part="feed"} 1');
  // By the route, so that no key and no name of a member is in it.
  const counted = 'hanpan_http_request_seconds_count{method="GET",route="/api/commands/:key",status="404"} 1';
  expect(lines).toContain(counted);
  expect(lines.some((line) => line.startsWith("nodejs_eventloop_lag_seconds"))).toBe(true);
  expect((await read("/api/health")).status).toBe(404);
  expect((await fetch(`${server.url}/api/metrics`)).status).toBe(404);
  await stream.leave();
  await server.close();
});
