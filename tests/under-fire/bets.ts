// `npm run verify -- bets`: 300 members place 1,500 bets a second for a minute in an open loop, on PostgreSQL with fsync,
// with two cores for everything. Then a member with 1,000 open bets on a fixture bets beside one who has none.
// FIRE_SECONDS, FIRE_COUNT: bets a second, FIRE_PAIRS: of the two members.
import { startBettingSite } from "./lib/betting-site.ts";
import { type Bettors, quantile, taken, type Told } from "./lib/bettors.ts";
import { cpuMsOf } from "./lib/cpu.ts";
import { processOf } from "./lib/durable-postgres.ts";
import { option } from "./lib/kit.ts";
import { atLeast, atMost, printTable } from "./lib/table.ts";

const SECONDS = option("SECONDS", 60);
const OFFERED = option("COUNT", 1_500);
const PAIRS = option("PAIRS", 200);
const MEMBERS = 300;
const WARM_UP_S = 5;
const OPEN_BETS = 1_000;
/** Bets that one member sends together. */
const TOGETHER = 4;

const site = await startBettingSite(MEMBERS);
const { server, postgres, fixtures, bettors } = site;
await bettors.offer(OFFERED / 10, WARM_UP_S);

const cpuMs = async () => ({ server: await server.ask("cpuMs"), database: cpuMsOf(processOf(postgres)) });
const before = await cpuMs();
const beganAt = performance.now();
const told = await bettors.offer(OFFERED, SECONDS);
const tookS = (performance.now() - beganAt) / 1_000;
const after = await cpuMs();
const accepted = taken(told);

const beside = await besideMany(bettors);
const books = await site.end();

/** A bet of the one member who has 1,000 open on this fixture, in turns with a bet of one who has few anywhere. */
async function besideMany({ bet }: Bettors): Promise<{ many: Told[]; few: Told[]; open: number }> {
  const [owner = "", ...others] = await server.ask("members", 1 + PAIRS);
  const [fixture = ""] = fixtures;
  let open = 0;
  for (let placed = 0; placed < OPEN_BETS; placed += TOGETHER) {
    const some = await Promise.all(Array.from({ length: TOGETHER }, () => bet(owner, fixture)));
    open += taken(some).length;
  }
  const [many, few]: [Told[], Told[]] = [[], []];
  for (const [turn, other] of others.entries()) {
    if (turn % 2 === 0) many.push(await bet(owner, fixture));
    few.push(await bet(other, fixture));
    if (turn % 2 === 1) many.push(await bet(owner, fixture));
  }
  return { many, few, open };
}

const [serverMs, databaseMs] = [after.server - before.server, after.database - before.database];
const each = (ms: number) => ms / accepted.length;
const times = quantile(beside.many, 0.5) / quantile(beside.few, 0.5);
process.exit(
  printTable([
    { name: "offered a second, seconds", value: `${OFFERED}, ${Math.round(tookS)}` },
    atLeast("accepted of a hundred that were offered", Math.floor((accepted.length / told.length) * 1_000) / 10, 100),
    atLeast("accepted a second", Math.round(accepted.length / Math.max(SECONDS, Math.floor(tookS))), OFFERED),
    { name: "a bet, ms, p50", value: Math.round(quantile(accepted, 0.5)) },
    atMost("a bet, ms, p99", quantile(accepted, 0.99), 250),
    {
      name: "of a core a bet, ms: server, PostgreSQL",
      value: `${each(serverMs).toFixed(2)}, ${each(databaseMs).toFixed(2)}`,
    },
    atMost("of a core a bet in all, ms", each(serverMs + databaseMs), 1.1),
    atLeast("open bets of one member on one fixture", beside.open, OPEN_BETS),
    { name: "a bet of who has few, ms, p50", value: Math.round(quantile(beside.few, 0.5) * 10) / 10 },
    atMost("times as long of who has many", times, 1.3),
    ...books,
  ]),
);
