// `npm run verify -- kill`: under bets, cash-outs, calls of a provider, draws, results and approvals, a process is killed at
// a random moment, again and again: a server on the embedded database, a node on PostgreSQL, the node that does a
// background part, PostgreSQL, Redis, the proxy. What was acknowledged outside of it is then compared with the database by
// its keys. KILLS: how many; KILL_SEED: the same run again; KILL_VICTIMS: some of them, parted by commas.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "../../scripts/lib/server-process.ts";
import { systemClock } from "../../server/clock.ts";
import { openDatabase, type OpenDatabase } from "../../server/db/open.ts";
import { audit } from "../../server/ledger/audit.ts";
import { seedSite } from "../../server/server.ts";
import { startSite } from "../api/lib/nodes.ts";
import { freePort } from "../api/lib/postgres.ts";
import { startProxy } from "../rolling/proxy.ts";
import { Journal, type Operation, reconcile, sendTo, stuckIn, type Verdict } from "./lib/journal.ts";
import { type Load, prepare, type Prepared, startLoad } from "./lib/load.ts";
import { chanceOf, isWell, noteByDatabase, numberOf, oneOf, twiceDecided, waitFor } from "./lib/processes.ts";
import { printColumns, printTable } from "./lib/table.ts";

const root = join(import.meta.dirname, "..", "..");
const KILLS = numberOf("KILLS", 200);
/** Nothing is begun after so long. */
const LONGEST_MS = numberOf("KILL_MINUTES", 100) * 60_000;
const SERVING_MS = 5_000;
const BEFORE_KILL_MS = 1_500;
/** The longest of the short rounds, its lock, and room. */
const DECIDED_MS = 100_000;
const SECRET = "s".repeat(40);
const EMBEDDED = "server on PGlite";
type OfSite = "node" | "owner of a part" | "PostgreSQL" | "Redis" | "proxy";
type Victim = typeof EMBEDDED | OfSite;
/** The share of each victim, in kills of ten. */
const SHARES: Readonly<Record<Victim, number>> = {
  [EMBEDDED]: 2,
  node: 2,
  "owner of a part": 2,
  PostgreSQL: 2,
  Redis: 1,
  proxy: 1,
};

const random = chanceOf("KILL_SEED");
const begun = performance.now();
const isTime = () => performance.now() - begun < LONGEST_MS;

interface Kill {
  victim: Victim;
  /** From the moment at which the process is back until a member is answered; null: never. */
  servedMs: number | null;
  /** Of the start of the process. */
  startMs: number;
  part?: string;
}
const kills: Kill[] = [];
/** Nodes that nobody killed, and that did not serve again by themselves. */
const unwell: string[] = [];
const note = (kill: Kill) => {
  kills.push(kill);
  const { victim, part, servedMs, startMs } = kill;
  console.log(
    `${kills.length}. ${victim}${part ? ` (${part})` : ""}: up after ${startMs} ms, serving after ${servedMs} ms`,
  );
};

interface Outcome extends Verdict {
  operations: Operation[];
  stuck: string[];
  differences: string[];
  drawnTwice: number;
}
const outcomes: Outcome[] = [];

const memberIsAnswered = (url: () => string, { members }: Prepared) => {
  const [{ token } = { token: "" }] = members.bet;
  return waitFor(async () => (await sendTo(url(), { token, method: "GET", path: "/api/member/user" })).status === 200);
};

async function judge(database: OpenDatabase, journal: Journal, load: Load, drawnTwice: number): Promise<void> {
  const verdict = await reconcile(database.db, journal, load.owners);
  const { differences } = await audit(database.db);
  const { operations } = journal;
  outcomes.push({ ...verdict, operations, stuck: await stuckIn(database.db), differences, drawnTwice });
  console.log(`answers: ${JSON.stringify(journal.statuses)}`);
}

async function killEmbedded(count: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "hanpan-fire-"));
  const [port, deskPort] = [await freePort(), await freePort()];
  const environment = {
    DATA_DIR: dataDir,
    FEED: "none",
    LOG_LEVEL: "fatal",
    IN_PLAY_DELAY_MS: "300",
    PORT: String(port),
    PAYMENT_DESK_PORT: String(deskPort),
    HANPAN_SECRET: SECRET,
  };
  const start = () => startServerProcess(environment, 600_000);
  const filling = await openDatabase({ dataDir });
  await seedSite(filling, systemClock, "test");
  const prepared = await prepare(filling, SECRET);
  await filling.close();
  let server = await start();
  const { url } = server;
  const journal = new Journal(random);
  const load = await startLoad(prepared, () => url, journal, random);
  for (let at = 0; at < count && isTime(); at++) {
    journal.victim = EMBEDDED;
    await sleep(200 + random() * BEFORE_KILL_MS);
    server.signal("SIGKILL");
    await server.end();
    const startedAt = performance.now();
    server = await start();
    const startMs = Math.round(performance.now() - startedAt);
    note({ victim: EMBEDDED, startMs, servedMs: await memberIsAnswered(() => url, prepared) });
  }
  await sleep(1_000);
  await load.stop();
  await sleep(DECIDED_MS);
  await server.end();
  const database = await openDatabase({ dataDir });
  await judge(database, journal, load, 0);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function killOfSite(victims: readonly OfSite[]): Promise<void> {
  const site = await startSite({ FEED: "none", LOG_LEVEL: "fatal", IN_PLAY_DELAY_MS: "300", TRUST_PROXY: "true" });
  const ports = [await freePort(), await freePort()];
  const nodes: { process: ServerProcess; id: string }[] = [];
  const idsNow = async () => Object.keys(await site.holders()).filter((name) => name.startsWith("node:"));
  const start = async (at: number): Promise<void> => {
    const before = await idsNow();
    const process = await site.start({ PORT: String(ports[at]) });
    nodes[at] = { process, id: "" };
    await waitFor(async () => {
      const added = (await idsNow()).find((name) => !before.includes(name));
      if (added) nodes[at] = { process, id: added.slice("node:".length) };
      return added !== undefined;
    });
  };
  await start(0);
  await start(1);
  await noteByDatabase(site.database);
  const proxyPort = await freePort();
  const beginProxy = () =>
    startProxy(join(root, "deploy", "haproxy.cfg"), {
      PROXY_BIND: `127.0.0.1:${proxyPort}`,
      NODE_1: `127.0.0.1:${ports[0]}`,
      NODE_2: `127.0.0.1:${ports[1]}`,
    });
  let proxy = beginProxy();
  const url = `http://127.0.0.1:${proxyPort}`;
  await waitFor(() => isWell(url));
  const prepared = await prepare(site.database, site.asServer(nodes[0]!.process).context.secret);
  const journal = new Journal(random);
  const load = await startLoad(prepared, () => url, journal, random);
  const served = () => memberIsAnswered(() => url, prepared);

  const killNode = async (victim: "node" | "owner of a part", at: number, part?: string) => {
    const { process, id } = nodes[at]!;
    process.signal("SIGKILL");
    await process.end();
    const killedAt = performance.now();
    // Whoever is left does its parts and serves.
    const taken = await waitFor(async () => {
      const { [`node:${id}`]: own, ...others } = await site.holders();
      return own === undefined && !Object.values(others).includes(id);
    });
    const through = await served();
    await start(at);
    const startMs = Math.round(performance.now() - killedAt);
    const direct = await memberIsAnswered(() => nodes[at]!.process.url, prepared);
    const all = victim === "node" ? [through, direct] : [taken, through, direct];
    note({
      victim,
      startMs,
      servedMs: all.includes(null) ? null : Math.max(...all.map(Number)),
      ...(part && { part }),
    });
  };
  const KILL: Record<OfSite, () => Promise<void>> = {
    node: () => killNode("node", random() < 0.5 ? 0 : 1),
    "owner of a part": async () => {
      const parts = Object.entries(await site.holders()).filter(([name]) => !name.startsWith("node:"));
      const [part, holder] = oneOf(random, parts);
      const at = nodes.findIndex(({ id }) => id === holder);
      if (at < 0) throw new Error(`nobody does ${part}`);
      await killNode("owner of a part", at, part);
    },
    PostgreSQL: async () => {
      const startedAt = performance.now();
      await site.postgres.crash();
      const startMs = Math.round(performance.now() - startedAt);
      note({ victim: "PostgreSQL", startMs, servedMs: await served() });
    },
    Redis: async () => {
      const startedAt = performance.now();
      await site.redis.kill();
      await site.redis.start();
      note({ victim: "Redis", startMs: Math.round(performance.now() - startedAt), servedMs: await served() });
    },
    proxy: async () => {
      await proxy.kill();
      proxy = beginProxy();
      note({ victim: "proxy", startMs: 0, servedMs: await served() });
    },
  };
  for (const victim of victims) {
    if (!isTime()) break;
    journal.victim = victim;
    await sleep(200 + random() * BEFORE_KILL_MS);
    await KILL[victim]();
    // Another kill finds both nodes ready.
    for (const { process } of nodes)
      if ((await waitFor(() => isWell(process.url))) === null) {
        unwell.push(`a node is not well two minutes after a kill of ${victim}:\n${process.log().slice(-1_500)}`);
        console.log(unwell.at(-1));
      }
  }
  await sleep(1_000);
  await load.stop();
  await sleep(DECIDED_MS);
  await judge(site.database, journal, load, await twiceDecided(site.database));
  await proxy.stop();
  await site.stop();
}

const wanted = process.env["KILL_VICTIMS"]?.split(",");
const names = (Object.keys(SHARES) as Victim[]).filter((name) => wanted?.includes(name) ?? true);
const drawn = Array.from({ length: KILLS }, (_, at) => {
  const places = names.flatMap((name) => Array.from({ length: SHARES[name] }, () => name));
  return places[at % places.length] ?? EMBEDDED;
});
const order = drawn.map((victim) => ({ victim, at: random() })).toSorted((a, b) => a.at - b.at);
const ofSite = order.flatMap(({ victim }): OfSite[] => (victim === EMBEDDED ? [] : [victim]));
const embedded = order.length - ofSite.length;
if (embedded > 0) await killEmbedded(embedded);
if (ofSite.length > 0) await killOfSite(ofSite);

printColumns(
  ["victim", "kills", "acknowledged", "unanswered", "lost", "worst start, ms", "worst to serve, ms"],
  names.map((victim) => {
    const own = kills.filter((kill) => kill.victim === victim);
    const operations = outcomes.flatMap((one) => one.operations).filter((one) => one.victim === victim);
    return [
      victim,
      own.length,
      operations.filter(({ state }) => state === "acknowledged").length,
      operations.filter(({ state }) => state === "unanswered").length,
      outcomes.flatMap(({ lost }) => lost).filter((one) => one.victim === victim).length,
      Math.max(0, ...own.map(({ startMs }) => startMs)),
      own.some(({ servedMs }) => servedMs === null)
        ? "never"
        : Math.max(0, ...own.map(({ servedMs }) => servedMs ?? 0)),
    ];
  }),
);
const operations = outcomes.flatMap((one) => one.operations);
printColumns(
  ["flow", "acknowledged", "refused", "unanswered"],
  [...new Set(operations.map(({ flow }) => flow))].map((flow) => {
    const own = operations.filter((one) => one.flow === flow);
    const count = (state: string) => own.filter((one) => one.state === state).length;
    return [flow, count("acknowledged"), count("refused"), count("unanswered")];
  }),
);
const all = <Key extends "lost" | "doubled" | "stuck" | "differences">(key: Key) =>
  outcomes.flatMap((one) => [...one[key]]);
const sum = (key: "whole" | "absent" | "drawnTwice") => outcomes.reduce((total, one) => total + one[key], 0);
const late = kills.filter(({ servedMs }) => servedMs === null || servedMs > SERVING_MS);
const flows = new Set(operations.filter(({ state }) => state === "acknowledged").map(({ flow }) => flow));
const code = printTable([
  ["kills", kills.length, kills.length > 0],
  ["flows with acknowledged operations", [...flows].join(", "), flows.size === 7],
  ["acknowledged operations that are lost", all("lost").length, all("lost").length === 0],
  ["operations that stand twice", all("doubled").length, all("doubled").length === 0],
  ["unanswered operations that stand whole, that do not stand", `${sum("whole")}, ${sum("absent")}`, true],
  ["what is stuck", all("stuck").length, all("stuck").length === 0],
  ["rounds that were locked or decided twice", sum("drawnTwice"), sum("drawnTwice") === 0],
  ["nodes that were not killed and did not come back", unwell.length, unwell.length === 0],
  ["differences in the books", all("differences").length, all("differences").length === 0],
  ["kills after which it took more than 5 s to serve", late.length, late.length === 0],
]);
for (const { flow, key, victim } of all("lost").slice(0, 10)) console.log(`lost: ${flow} ${key} (${victim})`);
for (const line of [...all("doubled"), ...all("stuck"), ...all("differences")].slice(0, 20)) console.log(line);
process.exit(code);
