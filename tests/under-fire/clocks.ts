// `npm run verify -- clocks`: two nodes on one PostgreSQL whose clocks are two seconds apart, and jump by an hour and back
// while bets go to matches and rounds that are about to close. No bet is taken after its close by the database's clock,
// no round is decided twice, and each change of a clock is noted (certification S1).
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { systemClock } from "../../server/clock.ts";
import type { ServerContext } from "../../server/context.ts";
import { rowsFrom } from "../../server/db/execute.ts";
import { audit } from "../../server/ledger/audit.ts";
import { gameOf } from "../../src/domain/games/games.ts";
import { KINDS } from "../../src/domain/games/kinds.ts";
import { newMember } from "../api/lib/betting.ts";
import { betOf } from "../api/lib/betting-requests.ts";
import { startSite } from "../api/lib/nodes.ts";
import { ApiUser } from "../factories/api-user.ts";
import { addFixture, RESULT } from "../factories/fixtures.ts";
import { fakedClock } from "./lib/faked-clock.ts";
import { chanceOf, noteByDatabase, numberOf, oneOf, twiceDecided } from "./lib/processes.ts";
import { printColumns, printTable, type TableRow } from "./lib/table.ts";

/** Of each scene. */
const SECONDS = numberOf("CLOCKS_SECONDS", 60);
const BETTORS = 4;
const HOUR = 3_600;
/** A node looks at its clock twice a minute. */
const NOTICED_MS = 45_000;
/** Rounds and matches that close so soon, or have closed so lately, are bet on. */
const AROUND_CLOSE_S = 3;

/** Seconds that each node is before the machine. */
const SCENES: readonly (readonly [name: string, first: number, second: number])[] = [
  ["the second 2 s behind", 0, -2],
  ["the second 2 s before", 0, 2],
  ["the first an hour forward", HOUR, 0],
  ["the first back again", 0, 0],
  ["the first an hour back", -HOUR, 0],
  ["the first forward again", 0, 0],
  ["both an hour forward", HOUR, HOUR],
  ["both back again", 0, 0],
];

const random = chanceOf("CLOCKS_SEED");
const clocks = [fakedClock(), fakedClock()] as const;
const site = await startSite({ FEED: "none", LOG_LEVEL: "error" });
const { db } = site.database;
const nodes = [await site.start(clocks[0].environment), await site.start(clocks[1].environment)] as const;
await noteByDatabase(site.database);
const members = await Promise.all(
  Array.from({ length: BETTORS }, () => newMember(site.asServer(nodes[0]), 100_000_000)),
);
const context = { database: site.database, clock: systemClock } as ServerContext;

interface Target extends Record<string, unknown> {
  id: string;
  gameId: string | null;
}
/** What is about to close by the database's clock, or has closed a moment ago. */
const closing = () =>
  rowsFrom<Target>(
    db,
    sql`select id, game_id::text as "gameId" from game_round
        where closes_at between now() - ${AROUND_CLOSE_S} * interval '1 second' and now() + ${AROUND_CLOSE_S} * interval '1 second'
      union all select id, null from fixture where feed = 'test'
        and starts_at between now() - ${AROUND_CLOSE_S} * interval '1 second' and now() + ${AROUND_CLOSE_S} * interval '1 second'`,
  );

function requestOn({ id, gameId }: Target): object {
  if (gameId === null) return betOf([`${id}-1x2-home@200`], { stake: 1_000 });
  const game = gameOf(gameId);
  const first = game && KINDS[game.kind].picks[0];
  if (!first) throw new Error(`no pick of ${gameId}`);
  const picked = { kind: "game", gameId, roundId: id, selectionId: `${id}:${first.key}`, betPrice: first.price };
  return { stake: 1_000, accept: "any", picks: [picked] };
}

const statuses: Record<string, number> = {};
async function betUntil(endsAt: number, member: ApiUser): Promise<void> {
  while (performance.now() < endsAt) {
    const targets = await closing();
    if (targets.length === 0) await sleep(100);
    else {
      const user = Object.assign(new ApiUser(oneOf(random, nodes).url, member.userId), { token: member.token });
      const { status, body } = await user.bet(crypto.randomUUID(), requestOn(oneOf(random, targets)));
      const said = status === 201 ? "201" : `${status} ${String(body["code"])}`;
      statuses[said] = (statuses[said] ?? 0) + 1;
      await sleep(20);
    }
  }
}

const count = async (query: ReturnType<typeof sql>): Promise<number> =>
  (await rowsFrom<{ n: number }>(db, query))[0]?.n ?? Number.NaN;
const taken = () => count(sql`select count(*)::int as n from bet`);
const drawn = () => count(sql`select count(*)::int as n from noted.round where what in ('drawn', 'void')`);
const noticed = () => count(sql`select count(*)::int as n from significant_event where kind = 'clock_changed'`);
/** Bets whose first statement came after the close, or after the root of what was bet was written. */
const late = () =>
  count(sql`
    select count(distinct c.id)::int as n from noted.bet c join bet_pick k on k.bet_id = c.id
      left join fixture f on f.id = k.fixture_id left join game_round g on g.id = k.round_id
      left join noted.round r on r.id = g.id and r.what = 'root'
    where c.began >= coalesce(f.starts_at, g.closes_at) or c.began > r.at`);

const lines: (string | number)[][] = [];
let unnoticed = 0;
let before: readonly number[] = [0, 0];
for (const [name, ...offsets] of SCENES) {
  const [noted, lateBefore, bets, rounds] = [await noticed(), await late(), await taken(), await drawn()];
  for (const [at, clock] of clocks.entries()) clock.set(offsets[at] ?? 0);
  const changedAt = performance.now();
  await sleep(1_500);
  // By the clock that is ahead: nobody has been away for an hour.
  const ahead = (offsets[0] ?? 0) >= (offsets[1] ?? 0) ? nodes[0] : nodes[1];
  for (const member of members) member.token = (await ApiUser.login(ahead.url, member.userId)).token;
  for (let second = 2; second < SECONDS; second += 2)
    await addFixture(context, { startsIn: second * 1_000, markets: [RESULT] });
  const endsAt = performance.now() + SECONDS * 1_000;
  await Promise.all(members.map((member) => betUntil(endsAt, member)));
  const changed = offsets.filter((offset, at) => offset !== before[at]).length;
  while ((await noticed()) - noted < changed && performance.now() - changedAt < NOTICED_MS + SECONDS * 1_000)
    await sleep(500);
  const seen = (await noticed()) - noted;
  if (seen < changed) unnoticed += 1;
  before = offsets;
  lines.push([
    name,
    (await taken()) - bets,
    (await late()) - lateBefore,
    (await drawn()) - rounds,
    `${seen} of ${changed}`,
  ]);
  console.log(lines.at(-1)?.join("  "));
}

printColumns(["clocks", "bets taken", "after the close", "rounds decided", "changes noted"], lines);
console.log(JSON.stringify(statuses));
const { differences } = await audit(db);
const twice = await twiceDecided(site.database);
const rows: TableRow[] = [
  ["bets that were taken", await taken(), (await taken()) > 0],
  ["bets that were taken after their close", await late(), (await late()) === 0],
  ["rounds that were decided", await drawn(), (await drawn()) > 0],
  ["rounds that were locked or decided twice", twice, twice === 0],
  ["scenes whose changed clock nobody noted", unnoticed, unnoticed === 0],
  ["differences in the books", differences.length, differences.length === 0],
];
const code = printTable(rows);
await site.stop();
for (const clock of clocks) clock.remove();
process.exit(code);
