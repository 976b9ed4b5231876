// `npm run verify -- growth`: a bet, the list of a member's bets, the balance and screens of the console on a database with
// 10,000,000 bets, in turns with the same on one with 10,000. A member has ten bets in both.
// FIRE_COUNT: bets of the large one, FIRE_PAIRS: of each call.
import { randomUUID } from "node:crypto";
import { betOf } from "../api/lib/betting-requests.ts";
import { createOwnDatabase } from "../api/lib/own-database.ts";
import { startPostgres } from "../api/lib/postgres.ts";
import { quantile } from "./lib/bettors.ts";
import { imageFlags } from "./lib/image-flags.ts";
import { option } from "./lib/kit.ts";
import { type Remote, startRemote } from "./lib/remote.ts";
import type { ServeGrowth } from "./lib/serve-growth.ts";
import { printColumns, printTable, type Row } from "./lib/table.ts";

const SMALL = 10_000;
const LARGE = option("COUNT", 10_000_000);
const PAIRS = option("PAIRS", 100);
const WARM_UP = 10;
const TIMES = 1.5;

type Side = Awaited<ReturnType<ServeGrowth["served"]>>;
interface Call {
  name: string;
  by: keyof Side["tokens"];
  path(side: Side): string;
  body?(side: Side): object;
}
const CALLS: Call[] = [
  {
    name: "bet",
    by: "bettor",
    path: () => "/bets",
    body: ({ fixture }) => betOf([`${fixture}-1x2-home`], { stake: 1_000 }),
  },
  { name: "history", by: "member", path: () => "/bets" },
  { name: "history, won", by: "member", path: () => "/bets?status=2" },
  { name: "balance", by: "member", path: () => "/member/user" },
  { name: "console, overview", by: "operator", path: () => "/admin/overview" },
  { name: "console, bets", by: "operator", path: () => "/admin/bets" },
  { name: "console, bets of a member", by: "operator", path: ({ userId }) => `/admin/bets?text=${userId}` },
  { name: "console, a member", by: "operator", path: ({ userId }) => `/admin/members/${userId}` },
  { name: "console, a member's entries", by: "operator", path: ({ userId }) => `/admin/members/${userId}/entries` },
  { name: "console, charges", by: "operator", path: () => "/admin/money-requests?kind=charge" },
];

const postgres = await startPostgres();
const databases = [await createOwnDatabase(postgres.url), await createOwnDatabase(postgres.url)];
const remotes: Remote<ServeGrowth>[] = [];
for (const [n, bets] of [SMALL, LARGE].entries())
  remotes.push(
    await startRemote<ServeGrowth>("serve-growth.ts", [databases[n]?.url ?? "", String(bets)], imageFlags()),
  );
const [small, large] = (await Promise.all(remotes.map((one) => one.ask("served")))) as [Side, Side];

const refused: string[] = [];
async function ask(side: Side, { name, by, path, body }: Call): Promise<{ ms: number }> {
  const begun = performance.now();
  const answer = await fetch(`${side.url}/api${path(side)}`, {
    method: body ? "POST" : "GET",
    headers: {
      "X-AUTH-TOKEN": `Bearer ${side.tokens[by]}`,
      ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body(side)) }),
  });
  const text = await answer.text();
  if (answer.status >= 300) refused.push(`${name}: ${answer.status} ${text.slice(0, 200)}`);
  return { ms: performance.now() - begun };
}

const lines: (string | number)[][] = [];
const rows: Row[] = [];
for (const call of CALLS) {
  const [ofSmall, ofLarge]: [{ ms: number }[], { ms: number }[]] = [[], []];
  for (let turn = -WARM_UP; turn < PAIRS; turn++) {
    // Who comes first takes turns, too.
    const isSmallFirst = turn % 2 === 0;
    const first = await ask(isSmallFirst ? small : large, call);
    const second = await ask(isSmallFirst ? large : small, call);
    if (turn < 0) continue;
    ofSmall.push(isSmallFirst ? first : second);
    ofLarge.push(isSmallFirst ? second : first);
  }
  const [less, more] = [quantile(ofSmall, 0.5), quantile(ofLarge, 0.5)];
  lines.push([call.name, less.toFixed(1), more.toFixed(1)]);
  const value = Math.round((more / less) * 100) / 100;
  rows.push({ name: `${call.name}, times as long`, value, bound: `at most ${TIMES}`, isHeld: value <= TIMES });
}
for (const remote of remotes) await remote.end();
await postgres.stop();

printColumns(["ms, p50", `${SMALL} bets`, `${LARGE} bets`], lines);
process.exit(
  printTable([...rows, { name: "refused", value: refused.length, bound: "0", isHeld: refused.length === 0 }], refused),
);
