// What the server does by itself from time to time. Games, feeds and streams, which keep a state between two runs, start
// their own by `every` as well.
import { forgetOldAttempts } from "./session/attempts.ts";
import { forgetOldSessions } from "./session/sessions.ts";
import { forgetTrails } from "./sports/betting/judgement/trails.ts";
import { decideDue } from "./sports/betting/decide-due.ts";
import { closeDueApprovals } from "./operator/approvals/close-due.ts";
import { chainAuditLog } from "./operator/audit-log/chain.ts";
import { checkBooksWhenDue } from "./operator/overview/books-check.ts";
import { publishAuditHeads } from "./operator/audit-log/heads.ts";
import { beginRun } from "./operator/significant/runs.ts";
import { finishSettlements } from "./sports/betting/settlement/settle-fixture.ts";
import { purgeKeys } from "./commands/kept-answers.ts";
import type { ServerContext } from "./context.ts";
import { every } from "./every.ts";
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

/** Name in the log, pause in ms, work. What a stopped server left undone is taken up by the first run. */
const WORK: readonly (readonly [name: string, ms: number, work: (context: ServerContext) => Promise<unknown>])[] = [
  ["bets and cash-outs in play", 200, decideDue],
  ["end of the maintenance", 5 * SECOND, endDueMaintenance],
  ["ended tournaments", 5 * SECOND, freezeDueTournaments],
  ["unfinished settlements", 15 * SECOND, finishSettlements],
  ["payouts without an answer", 15 * SECOND, lookUpPayouts],
  ["approvals that are over", 5 * SECOND, closeDueApprovals],
  ["chain of the audit log", SECOND, chainAuditLog],
  ["heads of the audit log", 30 * SECOND, publishAuditHeads],
  ["rate of tether", 30 * SECOND, readRateOfHour],
  ["games of providers", MINUTE, refreshAllGames],
  ["open bets at providers", MINUTE, askAboutOpenBets],
  ["first charges of friends", MINUTE, payFirstCharges],
  ["losses of friends", MINUTE, payLossRewards],
  ["daily check of the books", 10 * MINUTE, checkBooksWhenDue],
  ["old attempts to log in", 10 * MINUTE, forgetOldAttempts],
  ["old sessions", 10 * MINUTE, forgetOldSessions],
  ["images that nothing shows", 10 * MINUTE, forgetUnkeptImages],
  ["old trails and judgements of bets", 60 * MINUTE, forgetTrails],
  ["keys of commands", 60 * MINUTE, ({ database, clock }) => purgeKeys(database.db, clock)],
];

export async function startPeriodicWork(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  // The first page that is served must not tell of a maintenance that is over.
  await endDueMaintenance(context);
  const run = await beginRun(context);
  const parts = [
    every("the run of the server", 30 * SECOND, () => run.see()),
    ...WORK.map(([name, ms, work]) => every(name, ms, () => work(context))),
  ];
  return {
    stop: async () => {
      await Promise.all(parts.map((part) => part.stop()));
      await run.stop();
    },
  };
}
