// A whole season replayed with 1,000 bets of 20 members, every payout recomputed from the file's scores.
// node tests/season/season.ts [--csv FILE] [--season 2023-2024] [--bets 1000] [--seed 7]
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse } from "csv-parse/sync";
import type { BetPage } from "../../src/api/contract/sports/bet-page.ts";
import type { Bet } from "../../src/api/contract/sports/bets.ts";
import type { FixturePage, FixtureWire, MarketWire } from "../../src/api/contract/sports/fixtures.ts";
import type { ImportReport } from "../../src/api/contract/operator/fixtures.ts";
import { startServerProcess } from "../../scripts/lib/server-process.ts";
import { ApiUser } from "../factories/api-user.ts";
import { chooseFrom, seeded } from "../factories/random.ts";
import { seasonCsv } from "../factories/season-csv.ts";
import { type FinalScore, recompute } from "./recompute.ts";

const DAY_MS = 86_400_000;
const { values: options } = parseArgs({
  options: {
    csv: { type: "string" },
    season: { type: "string", default: "2023-2024" },
    bets: { type: "string", default: "1000" },
    seed: { type: "string", default: "7" },
  },
});
const random = seeded(Number(options.seed));
const wantedBets = Number(options.bets);
const csv = options.csv
  ? readFileSync(options.csv, "utf8")
  : seasonCsv({
      teams: Array.from({ length: 20 }, (_, i) => `Team ${i + 1}`),
      season: options.season,
      firstKickOff: "2023-08-12 14:00:00",
      seed: 3,
    });

const server = await startServerProcess({ FEED: "none" });
try {
  await play();
} finally {
  await server.end();
}

async function play(): Promise<void> {
  let operator = await ApiUser.login(server.url, "admin01");
  const report = await operator.ask<ImportReport>(
    "POST",
    `/api/admin/fixtures/import?season=${options.season}&start=${new Date(Date.now() + 3 * DAY_MS).toISOString()}&speed=1`,
    csv,
  );
  console.log(
    `시즌 ${options.season}: ${report.taken}경기 등록, ${report.changed}경기 변경, ${report.refusedCount}줄 거부`,
  );

  const members = Array.from({ length: 20 }, (_, i) => `member${String(i + 1).padStart(2, "0")}`);
  const placed = { single: 0, multiple: 0, bonus: 0, refused: new Map<string, number>() };
  const fixtures = new Map<string, FixtureWire>();
  const days = 300;
  const betsADay = Math.max(1, Math.ceil(wantedBets / 230));
  let count = 0;
  for (let day = 0; day < days; day++) {
    const users = await Promise.all(
      shuffled(members)
        .slice(0, Math.min(20, betsADay))
        .map((id) => ApiUser.login(server.url, id)),
    );
    const lists = await readLists(users[0]);
    const soon = {
      ...lists,
      items: lists.items.filter((fixture) => new Date(fixture.startsAt).getTime() - Date.parse(lists.now) < 8 * DAY_MS),
    };
    for (const fixture of soon.items) fixtures.set(fixture.id, fixture);
    if (soon.items.length === 0 && count > 0 && lists.items.length === 0) break;
    for (const user of users) {
      if (count >= wantedBets || soon.items.length === 0) break;
      count += (await placeOne(user, soon.items, soon.bonus, placed)) ? 1 : 0;
    }
    operator = await ApiUser.login(server.url, "admin01");
    await operator.ask("POST", "/api/test/clock", { advanceMs: DAY_MS });
  }
  await operator.ask("POST", "/api/test/clock", { advanceMs: 2 * DAY_MS });
  console.log(
    `베팅 ${count}건: 단폴 ${placed.single}, 다폴 ${placed.multiple}, 보너스 ${placed.bonus}; 거부 ${JSON.stringify(Object.fromEntries(placed.refused))}`,
  );
  await check(members, fixtures, count);
}

async function readLists(
  user: ApiUser | undefined,
): Promise<{ items: FixtureWire[]; bonus: FixtureWire | null; now: string }> {
  if (!user) throw new Error("no member");
  const byId = new Map<string, FixtureWire>();
  let bonus: FixtureWire | null = null;
  const now = await user.ask<{ now: string }>("GET", "/api/test/clock");
  for (const game of ["cross", "handicap", "special"]) {
    const page = await user.ask<FixturePage>("GET", `/api/fixtures?game=${game}&itemsPerPage=40`);
    bonus ??= page.bonus;
    for (const item of page.items) {
      const known = byId.get(item.id);
      const seen = new Set(known?.markets.map((market) => market.id));
      byId.set(item.id, {
        ...item,
        markets: [...(known?.markets ?? []), ...item.markets.filter((market) => !seen.has(market.id))],
      });
    }
  }
  return { items: [...byId.values()], bonus, now: now.now };
}

async function placeOne(
  user: ApiUser,
  items: FixtureWire[],
  bonus: FixtureWire | null,
  placed: { single: number; multiple: number; bonus: number; refused: Map<string, number> },
): Promise<boolean> {
  const kind = random() < 0.4 ? "single" : random() < 0.6 ? "multiple" : "bonus";
  const legs =
    kind === "single" ? 1 : kind === "multiple" ? 2 + Math.floor(random() * 3) : 3 + Math.floor(random() * 3);
  const open = (market: MarketWire) => market.status === "open" && market.selections.every((s) => s.status === "open");
  const picks = shuffled(items)
    .map((fixture) => ({ fixture, markets: fixture.markets.filter(open) }))
    .filter(({ markets }) => markets.length > 0)
    .slice(0, legs)
    .map(({ fixture, markets }) => {
      const market = chooseFrom(random, markets);
      const likely = market.selections.toSorted((a, b) => a.betPrice - b.betPrice)[0];
      const selection =
        random() < 0.6 && likely && likely.betPrice > 130 ? likely : chooseFrom(random, market.selections);
      return {
        kind: "fixture",
        fixtureId: fixture.id,
        marketId: market.id,
        selectionId: selection.id,
        betPrice: selection.betPrice,
      };
    });
  const folder = bonus?.markets.find((market) => market.bonusLegs === 3);
  const withBonus = kind === "bonus" && picks.length >= 3 && folder?.selections[0];
  if (withBonus && bonus && folder)
    picks.push({
      kind: "fixture",
      fixtureId: bonus.id,
      marketId: folder.id,
      selectionId: withBonus.id,
      betPrice: withBonus.betPrice,
    });
  const answer = await user.bet(`season-${user.userId}-${random()}`, {
    stake: 1_000 + Math.floor(random() * 400) * 10,
    accept: "any",
    picks,
  });
  if (answer.status !== 201) {
    const code = String(answer.body.code);
    placed.refused.set(code, (placed.refused.get(code) ?? 0) + 1);
    return false;
  }
  if (withBonus) placed.bonus++;
  else if (picks.length === 1) placed.single++;
  else placed.multiple++;
  return true;
}

async function check(members: string[], fixtures: Map<string, FixtureWire>, expected: number): Promise<void> {
  const rows = parse(csv, { columns: true, bom: true }) as Record<string, string>[];
  const scores = new Map<string, FinalScore>();
  const byTeams = new Map(
    rows.filter((row) => row.Season === options.season).map((row) => [`${row.HomeTeam}|${row.AwayTeam}`, row]),
  );
  for (const fixture of fixtures.values()) {
    const row = byTeams.get(`${fixture.homeName}|${fixture.awayName}`);
    if (row)
      scores.set(fixture.id, {
        home: Number(row.FTHG),
        away: Number(row.FTAG),
        homeHalf: Number(row.HTHG),
        awayHalf: Number(row.HTAG),
      });
  }
  const byStatus = new Map<number, number>();
  let [wrong, seen, paid, stakes] = [0, 0, 0, 0];
  for (const userId of members) {
    const user = await ApiUser.login(server.url, userId);
    for (let page = 1; ; page++) {
      const answer = await user.ask<BetPage>("GET", `/api/bets?page=${page}&itemsPerPage=100`);
      for (const bet of answer.items) {
        seen++;
        stakes += bet.stake;
        paid += bet.paid;
        byStatus.set(bet.status, (byStatus.get(bet.status) ?? 0) + 1);
        if (bet.paid !== recompute(bet, scores) || bet.status === 0) wrong += report(bet, scores);
      }
      if (page >= answer.pageCount) break;
    }
  }
  console.log(
    `다시 계산한 베팅 ${seen}건(기대 ${expected}), 다른 것 ${wrong}건; 상태 ${JSON.stringify(Object.fromEntries(byStatus))}; 베팅금 ${stakes}원, 적중금 ${paid}원`,
  );
  const operator = await ApiUser.login(server.url, "admin01");
  const audit = await operator.ask<{ ok: boolean }>("GET", "/api/admin/audit");
  console.log(`감사: ${JSON.stringify(audit)}`);
  if (wrong > 0 || seen !== expected || seen < wantedBets || audit.ok !== true) process.exitCode = 1;
}

function report(bet: Bet, scores: ReadonlyMap<string, FinalScore>): 1 {
  console.error(`${bet.id}: 상태 ${bet.status}, 지급 ${bet.paid}, 다시 계산 ${recompute(bet, scores)}`);
  return 1;
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
