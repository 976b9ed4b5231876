// A server whose streams are read, in a process of its own: it tells changes of prices as a feed does.
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { publishPrices } from "../../../server/sports/feed/publish.ts";
import { newMember } from "../../api/lib/betting.ts";
import { startTestServer } from "../../api/lib/harness.ts";
import { answerCalls } from "./remote.ts";

export interface Telling {
  /** Events a second, and prices in each. */
  perSecond: number;
  prices: number;
  seconds: number;
}
export interface Figures {
  /** Of the process since it began, in milliseconds. */
  cpuMs: number;
  rssMb: number;
  streams: number;
  /** The number of the last change that was told. */
  told: number;
}

const server = await startTestServer({ rateLimit: 0 });
const { context } = server;
const sockets = new Set<Socket>();
server.app.server.on("connection", (socket) => {
  sockets.add(socket);
  socket.once("close", () => sockets.delete(socket));
});
let told = 0;

/** What each reader knows of a change by: its number, and when it was told. */
function tell(prices: number): void {
  told += 1;
  const now = String(Date.now());
  const rows = Array.from({ length: prices }, (_, at) => ({
    selectionId: `under-fire-${told % 50}-${at}`,
    marketId: now,
    fixtureId: "under-fire",
    betPrice: 150 + ((told + at) % 400),
    status: "open" as const,
    version: told,
    phase: "live" as const,
  }));
  publishPrices(context, rows);
}

const works = {
  url: () => server.url,
  /** Tokens of so many new members. */
  async members(count: number): Promise<string[]> {
    const tokens: string[] = [];
    while (tokens.length < count) tokens.push((await newMember(server, 0)).token);
    return tokens;
  },
  /** Tells at an even pace, and catches up when the process had no turn. */
  async tell({ perSecond, prices, seconds }: Telling): Promise<void> {
    const [begin, before] = [performance.now(), told];
    for (let passed = 0; passed < seconds; passed = (performance.now() - begin) / 1_000) {
      while (told - before < Math.min(passed, seconds) * perSecond) tell(prices);
      await sleep(Math.min(1_000 / perSecond, 20));
    }
  },
  figures(): Figures {
    const { user, system } = process.cpuUsage();
    const rssMb = process.memoryUsage.rss() / 1_048_576;
    return { cpuMs: (user + system) / 1_000, rssMb, streams: context.streams.size(), told };
  },
  /** Cuts every connection, as a lost line does. */
  cut(): number {
    const { size } = sockets;
    for (const socket of sockets) socket.destroy();
    return size;
  },
};
export type ServeStreams = typeof works;

answerCalls(works);
