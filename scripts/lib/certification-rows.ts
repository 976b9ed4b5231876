// What a test house asks of a betting system, from GLI-33, GLI-19, the UK's remote technical standards and the rules of
// several states, in our own words. A row is met by tests whose names end with its id, such as `[CERT-B3]`.

import type { EvidenceRow } from "./evidence-page.ts";

const row = (id: string, requirement: string, more: Omit<EvidenceRow, "id" | "requirement"> = {}) => ({
  id,
  requirement,
  ...more,
});

export const CERTIFICATION_ROWS: readonly EvidenceRow[] = [
  row("S1", "One synchronised clock stamps everything; a clock that jumps is noticed and logged"),
  row(
    "S2",
    "The files that decide about money are hashed at start, every 24 hours and on demand; a difference is logged and alarms",
  ),
  row("S3", "Everything, one product, one game, one market or one member can be stopped at once"),
  row("S4", "Logs by name: software installed and removed, games switched, accounts created, promotions changed"),
  row("S5", "Enough is kept to show again what a session saw and did (ten years)", {
    open:
      "Bets, prices taken, postings and the log of operators are kept for ever. What the page says that it went through, and " +
      "the terms that the server judged by, are removed after 30 days (docs/decisions/disputes.md): ten years of them take a " +
      "store beside the database.",
  }),
  row("S6", "A part that comes back after a failure neither loses nor doubles a bet of the others"),
  row("A1", "Failed logins are limited without shutting the owner out; the account shows when and from where"),
  row("A2", "After 30 minutes without activity: login again before play or money moves"),
  row("A3", "A second proof for a new password, a new bank account, new personal data"),
  row("A4", "A lower limit counts at once, a higher one after 24 hours"),
  row("A5", "The member is asked for a limit at the first charge; limits are one press away; free amounts"),
  row("A6", "A break of at least 72 hours; the excluded member can still take money out", {
    open:
      "Breaks last 72 hours or longer. Who is excluded cannot log in, so that money is taken out by way of an enquiry " +
      "without an account: a login that leads to the exchange alone is missing.",
  }),
  row("A7", "The balance is on every page where money is staked or moved"),
  row(
    "A8",
    "Three months of history by the member alone, twelve on request; net deposits over the whole life of the account",
  ),
  row("A9", "No balance below zero, ever"),
  row("A10", "The house's liability is computed daily against its capital; a gap alarms"),
  row("B1", "The member chooses what happens on a price that moves up and on one that moves down"),
  row("B2", "Pages with in-play bets say that pictures and scores are late"),
  row(
    "B3",
    "No bet after the fact: one second before the close is taken, at the close it is refused and nothing is debited; what " +
      "came in after a known result is found afterwards and reported",
  ),
  row(
    "B4",
    "The record of a bet cannot be changed: time, account, number, kind, event, event's date, stake, price, paid, voided, " +
      "cancelled, settled again",
  ),
  row("B5", "A void says who or which process did it, when and why; a voided bet cannot be paid"),
  row("B6", "Voids have a published policy with full refund; a large one takes two people"),
  row("B7", "Bets are kept five to ten years"),
  row("B8", "A supervisor reads everything, sorts it and exports it in an open format, and can change nothing"),
  row(
    "R1",
    "Every report has title, period, time of making, page n of m, filters, subtotals and version of the software; an empty " +
      "one says so; all can be exported",
  ),
  row(
    "R2",
    "Reports by name: betting (by product, sport, league, market), open bets, results and settlements, voided, cancelled, " +
      "settled again, liability, future events' liability, money in and out, members' accounts, adjustments, promotions, large " +
      "wins, exclusions, significant events, performance of games with theoretical and real return, system availability",
  ),
  row(
    "R3",
    "Significant events are kept and searchable: failed logins, program errors, part not available, large win, large bet, " +
      "large money move, override, changed clock, changed game parameter, changed configuration, adjustment, personal data " +
      "changed, account closed, balance that would be negative, data lost",
  ),
  row("R4", "Each report agrees with the ledger, or the report says the difference"),
  row(
    "G1",
    "Randomness: 99% confidence in the usual tests; the values are used in the order in which they come; nobody can know " +
      "them before the lock",
  ),
  row("G2", "A round that was cut off shows its end at the next visit; money in such rounds is in a report"),
  row("G3", "The last plays of a member can be shown again"),
  row("G4", "Theoretical and real return side by side, with an alarm outside the confidence interval"),
];
