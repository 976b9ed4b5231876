import { expect } from "@playwright/test";
import type { Bet } from "../../src/api/contract/sports/bets.ts";
import type { FixturePage } from "../../src/api/contract/sports/fixtures.ts";
import { addComma } from "../../src/domain/common/price.ts";
import type { betSettlementMachine } from "../../src/machines/bet-settlement/bet-settlement.machine.ts";
import { betSettlementPaths } from "../../src/machines/bet-settlement/bet-settlement.paths.ts";
import { ApiUser } from "../factories/api-user.ts";
import { SEASON_HEADER, seasonRows } from "../factories/season-csv.ts";
import { offersOf } from "../e2e/drivers/fixtures.ts";
import { defineBrowserModel, type AnyStep, type Follow } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

type Machine = typeof betSettlementMachine;

const MEMBER = "member09";
const STAKE = 10_000;
const MINUTE_MS = 60_000;
/** Matches that begin at one time; a bet takes two of those whose handicap is whole. */
const MATCHES = 12;

/** A leg of a bet: the home side with a whole line. */
interface Leg {
  fixtureId: string;
  line: number;
}
interface Placed {
  bet: Bet;
  legs: readonly [Leg, Leg];
}

/** Bets on matches that have begun and have no result; each path takes one. */
const waiting: Placed[] = [];
let seasons = 0;

/** What each leg comes to, the second one first; a lost leg decides alone. */
const OUTCOMES: Readonly<Record<string, readonly ("won" | "lost" | "push" | "void" | null)[]>> = {
  "bet.changed/in progress": ["won", null],
  "bet.changed/cancelled": ["void", "void"],
  "bet.changed/lost": ["lost", null],
  "bet.changed/won": ["won", "won"],
  "bet.changed/void": ["push", "push"],
};

/** Both matches have a result, and a result is corrected but never taken back. */
const DECIDED: Follow<Machine> = {
  why: "Both matches have a result, and no operator takes one back.",
  next: ({ label, isRefused }) => isRefused || label !== "bet.changed/in progress",
  after: () => DECIDED,
};

const betSettlement = defineBrowserModel<Machine>({
  machine: "bet-settlement",
  guards: "money",
  isHeldElsewhere: true,
  model: betSettlementPaths,
  start: async (walk) => {
    const isSignedOut = walk.isNew || waiting.length === 0;
    if (waiting.length === 0) await placeBets(walk);
    const placed = waiting.shift();
    if (!placed) throw new Error("no bet was placed");
    walk.notes.set("placed", placed);
    if (isSignedOut) await signIn(walk, MEMBER);
    await walk.page.goto("/bet_result");
    await card(walk).locator("summary").click();
  },
  face: (walk) => card(walk),
  cannot: ({ label }) => (label in OUTCOMES ? null : "A whole line knows no half."),
  onlyThen: ({ label, isRefused }) => (!isRefused && OUTCOMES[label]?.[1] ? DECIDED : null),
  does: {
    "bet.changed": async (walk, { label, before, isRefused }) => {
      if (isRefused && before.matches("inProgress")) {
        // Nothing is told; the list is read anew.
        await walk.page.reload();
        await card(walk).locator("summary").click();
        return;
      }
      const { legs } = placedOf(walk);
      const [first, second] = OUTCOMES[label] ?? [];
      if (second) await give(walk, legs[1], second);
      if (first) await give(walk, legs[0], first);
    },
  },
  sees: {
    inProgress: (walk, _, step) => expectCard(walk, "진행중", null, step),
    "settled.cancelled": (walk, _, step) => expectCard(walk, "취소", STAKE, step),
    "settled.lost": (walk, _, step) => expectCard(walk, "낙첨", 0, step),
    "settled.won": (walk, _, step) => expectCard(walk, "당첨", placedOf(walk).bet.payout, step),
    "settled.special": (walk, _, step) => expectCard(walk, "적특", STAKE, step),
  },
});

function placedOf({ notes }: Walk): Placed {
  return notes.get("placed") as Placed;
}

function card(walk: Walk) {
  return walk.page.locator(`article[data-bet="${placedOf(walk).bet.id}"]`);
}

/** The badge, what the bet brought in won, and, where a settlement was corrected, by how much. */
async function expectCard(walk: Walk, badge: string, brought: number | null, step: AnyStep<Machine> | null) {
  const summary = card(walk).locator("summary");
  await expect(summary.getByText(badge, { exact: true })).toBeVisible();
  await expect(summary.getByText(brought === null ? "-" : `${addComma(brought)}원`, { exact: true })).toBeVisible();
  const wasPaid = walk.notes.get("brought") as number | undefined;
  walk.notes.set("brought", brought ?? 0);
  if (!step || step.isRefused || !step.before.matches("settled")) return;
  const difference = (brought ?? 0) - (wasPaid ?? 0);
  const correction = card(walk).getByText(/^정정 /);
  if (difference > 0) await expect(correction).toContainText("+");
  if (difference < 0) await expect(correction).toContainText("−");
}

/** Gives the leg's match the score by which its home side comes to this. */
async function give({ operator }: Walk, { fixtureId, line }: Leg, outcome: "won" | "lost" | "push" | "void") {
  const lead = { won: 1, push: 0, lost: -1, void: 0 }[outcome] - line;
  const score = { home: Math.max(0, lead), away: Math.max(0, -lead), homeHalf: 0, awayHalf: 0 };
  await operator.ask("POST", `/api/admin/fixtures/${fixtureId}/result`, outcome === "void" ? { void: true } : score);
}

/** Imports matches, bets on them two by two, and lets them begin. */
async function placeBets({ server, operator, clocks }: Walk): Promise<void> {
  const season = String(2030 + seasons++);
  const teams = Array.from({ length: 2 * MATCHES }, (_, place) => `${season}년 ${place + 1}팀`);
  const firstKickOff = `${season}-03-01 12:00:00`;
  const rows = seasonRows({ teams, season, firstKickOff, seed: seasons, matches: MATCHES });
  // All begin at once.
  const csv = [SEASON_HEADER, ...rows.map(({ line, date }) => line.replace(date, firstKickOff))].join("\n");
  const { now } = await operator.ask<{ now: string }>("GET", "/api/test/clock");
  const start = new Date(Date.parse(now) + 30 * MINUTE_MS).toISOString();
  await operator.ask("POST", `/api/admin/fixtures/import?start=${start}&speed=1`, csv, { "content-type": "text/csv" });
  const member = await ApiUser.login(server.url, MEMBER);
  const offered = await member.ask<FixturePage>("GET", "/api/fixtures?game=cross");
  const offers = offersOf(offered, "handicap").filter(
    ({ fixture, market, selection }) =>
      teams.includes(fixture.homeName) && selection.key === "home" && Number.isInteger(market.line),
  );
  while (offers.length > 1) {
    const two = offers.splice(0, 2);
    const picks = two.map(({ fixture, market, selection: { id, betPrice } }) => ({
      kind: "fixture",
      fixtureId: fixture.id,
      marketId: market.id,
      selectionId: id,
      betPrice,
    }));
    const answer = await member.bet(crypto.randomUUID(), { stake: STAKE, accept: "any", picks });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const legs = two.map(({ fixture, market }) => ({ fixtureId: fixture.id, line: market.line ?? 0 }));
    waiting.push({ bet: answer.body as Bet, legs: legs as [Leg, Leg] });
  }
  await clocks.passServer(31 * MINUTE_MS);
}

describeWalks(betSettlement);
