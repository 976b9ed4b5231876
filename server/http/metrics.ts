// What Prometheus reads, on a port of its own: the proxy does not know it, so no visitor does.
import { createServer } from "node:http";
import { sql } from "drizzle-orm";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "../config.ts";
import type { ServerContext } from "../context.ts";
import { rowsFrom } from "../db/execute.ts";
import { type Follower, whenOver } from "./when-over.ts";

const PATH = "/api/metrics";
/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts of calls; null: nobody reads them. Routes are named as they are registered, not as asked. */
export function openCounts(config: Pick<Config, "metricsPort">): (Follower & { registry: Registry }) | null {
  if (config.metricsPort === 0) return null;
  const registry = new Registry();
  const calls = new Histogram({
    name: "hanpan_http_request_seconds",
    help: "Answered calls by route and status",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    registry,
    follow: (app) =>
      whenOver(app, ({ method, routeOptions }, reply, status) => {
        calls.observe({ method, route: routeOptions.url ?? "none", status }, reply.elapsedTime / 1_000);
      }),
  };
}

/** Listens on METRICS_PORT at the address of the server. */
export async function startMetrics(
  registry: Registry | null,
  context: ServerContext,
): Promise<{ stop(): Promise<void> } | null> {
  if (registry === null) return null;
  const { config } = context;
  collectDefaultMetrics({ register: registry });
  addGauges(registry, context);
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== PATH) return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.metricsPort, config.host, resolve);
  });
  return { stop: () => new Promise((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))) };
}

function addGauges(registry: Registry, { database, events, life, node, streams }: ServerContext): void {
  const gauge = (name: string, help: string, value: () => number): void =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(value());
        },
      }),
    );
  gauge("hanpan_streams", "Open event streams", () => streams.size());
  gauge("hanpan_prices_live", "1 while readers are told of prices", () => Number(events.isLive()));
  gauge("hanpan_ending", "1 while the node takes no new work", () => Number(life.isEnding));
  const leases = new Gauge({
    name: "hanpan_lease",
    help: "1 for each part that this node does for all",
    labelNames: ["part"],
    registers: [],
    async collect() {
      this.reset();
      const rows = await rowsFrom<{ name: string }>(
        database.db,
        sql`select name from lease where holder = ${node} and name not like 'node:%' and until > clock_timestamp()`,
      ).catch(() => []);
      for (const { name } of rows) this.set({ part: name }, 1);
    },
  });
  registry.registerMetric(leases);
}
