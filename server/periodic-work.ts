// What the server does by itself from time to time. Games, feeds and streams, which keep a state between two runs, start
// their own by `every` as well.
import { forgetOldAttempts } from "./session/attempts-in-table.ts";
import { forgetOldSessions } from "./session/sessions.ts";
import { forgetFiles } from "./sports/feed/replay/kept-file.ts";
import { forgetTrails } from "./sports/betting/judgement/trails.ts";
import { decideDue } from "./sports/betting/decide-due.ts";
import { closeDueApprovals } from "./operator/approvals/close-due.ts";
import { chainAuditLog } from "./operator/audit-log/chain.ts";
import { checkBooksWhenDue } from "./operator/overview/books-check.ts";
import { mergeHours } from "./operator/house-hours.ts";
import { keepDays } from "./operator/reports/days.ts";
import { publishAuditHeads } from "./operator/audit-log/heads.ts";
import { beginRun } from "./operator/significant/runs.ts";
import { finishSettlements } from "./sports/betting/settlement/settle-fixture.ts";
import { purgeKeys } from "./commands/kept-answers.ts";
import type { ServerContext } from "./context.ts";
import { every } from "./every.ts";
import { type LeasedPart, missNodes } from "./leases/leases.ts";
import { forgetUnkeptImages } from "./files/store.ts";
import { payFirstCharges } from "./programmes/friends/first-charge.ts";
import { payLossRewards } from "./programmes/friends/loss-rewards.ts";
import { freezeDueTournaments } from "./programmes/standings.ts";
import { askAboutOpenBets } from "./lobby/provider/doubts.ts";
import { refreshAllGames } from "./lobby/provider/games.ts";
import { endDueMaintenance } from "./session/maintenance-end.ts";
import { lookUpPayouts } from "./wallet/tether/payout.ts";
import { readRateOfHour } from "./wallet/tether/rate-of-hour.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

type Work = (context: ServerContext) => Promise<unknown>;

/** Name in the log, pause in ms, work. What a stopped server left undone is taken up by the first run. */
type Row = readonly [name: string, ms: number, work: Work];

/** Every node takes a part of it: what one has in hand the others pass over. */
const DIVIDED: readonly Row[] = [
  ["bets and cash-outs in play", 200, decideDue],
  ["unfinished settlements", 15 * SECOND, finishSettlements],
  // Each node's own disk has the heads: more than one witness.
  ["heads of the audit log", 30 * SECOND, publishAuditHeads],
];

/** One node at a time does what stands under one name. */
const BY_ONE: Readonly<Record<string, readonly Row[]>> = {
  maintenance: [["end of the maintenance", 5 * SECOND, endDueMaintenance]],
  programmes: [
    ["ended tournaments", 5 * SECOND, freezeDueTournaments],
    ["first charges of friends", MINUTE, payFirstCharges],
    ["losses of friends", MINUTE, payLossRewards],
  ],
  tether: [
    ["payouts without an answer", 15 * SECOND, lookUpPayouts],
    ["rate of tether", 30 * SECOND, readRateOfHour],
  ],
  approvals: [["approvals that are over", 5 * SECOND, closeDueApprovals]],
  "audit log": [["chain of the audit log", SECOND, chainAuditLog]],
  providers: [
    ["games of providers", MINUTE, refreshAllGames],
    ["open bets at providers", MINUTE, askAboutOpenBets],
  ],
  nodes: [["nodes that are missing", SECOND, missNodes]],
  books: [
    ["daily check of the books", 10 * MINUTE, checkBooksWhenDue],
    ["days of reports that are over", MINUTE, keepDays],
    ["changes of the sums of hours", 10 * SECOND, mergeHours],
  ],
  cleaning: [
    ["old attempts to log in", 10 * MINUTE, forgetOldAttempts],
    ["old sessions", 10 * MINUTE, forgetOldSessions],
    ["images that nothing shows", 10 * MINUTE, forgetUnkeptImages],
    ["files of matches that nobody is asked about", 10 * MINUTE, forgetFiles],
    ["old trails and judgements of bets", 60 * MINUTE, forgetTrails],
    ["keys of commands", 60 * MINUTE, ({ database, clock }) => purgeKeys(database.db, clock)],
  ],
};

export const PERIODIC_PARTS: readonly LeasedPart[] = Object.entries(BY_ONE).map(([name, rows]) => ({
  name,
  start: async (context) => startRows(context, rows),
}));

export async function startDividedWork(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  // The first page that is served must not tell of a maintenance that is over.
  await endDueMaintenance(context);
  const run = await beginRun(context);
  const seen = every("the run of the server", 30 * SECOND, () => run.see());
  const rows = startRows(context, DIVIDED);
  return {
    stop: async () => {
      await Promise.all([seen.stop(), rows.stop()]);
      await run.stop();
    },
  };
}

function startRows(context: ServerContext, rows: readonly Row[]): { stop(): Promise<void> } {
  const parts = rows.map(([name, ms, work]) => every(name, ms, () => work(context)));
  return { stop: async () => void (await Promise.all(parts.map((part) => part.stop()))) };
}
