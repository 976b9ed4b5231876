// A match while it runs: its clock and score, and its live markets, which stop when somebody scores.
import { boardDelta } from "../../../../src/domain/sports/scoreboard/delta.ts";
import { NEW_BOARD } from "../../../../src/domain/sports/scoreboard/scoreboard.ts";
import type { FeedBatch } from "../feed.ts";
import { type MarketOffer, winnerCode } from "../quote.ts";
import { boardAt } from "./board/recorder.ts";
import { isFurther, quoteFurther } from "./live-further.ts";
import { open, setStatus, update } from "./live-markets.ts";
import type { Match } from "./match.ts";
import { lastStop } from "./decider.ts";
import { beatsOf, possessionsOf, shareAt } from "./match.ts";
import { type LiveOffers, liveOffers } from "./offers.ts";
import { momentAt, scoreAt } from "./sport.ts";

/** Markets stay suspended this long after a score, a red card and the beginning of a power play. */
const SUSPEND_MS = 8_000;
/** The other markets are quoted in one round out of so many: each has a dozen prices, and few of them move. */
const FURTHER_EVERY = 3;
const RESULT_CODE = "l-1x2";

/** How live prices are quoted now. */
export interface Quoting {
  /** Once in so many ms; null: not now. */
  every: number | null;
  /** An operator's margin; undefined: the feed's own. */
  margin?: number | undefined;
}

/** Adds what changed of a live match up to `now`. */
export function runLive(match: Match, batch: FeedBatch, now: number, { every, margin }: Quoting): void {
  const length = match.endsAt - match.startsAt;
  const share = shareAt(match, now);
  const moment = momentAt(match.played, share);
  const score = scoreAt(match.played, share);
  const clock = match.sport.clock(share, moment, match.played, possessionsOf(match.league));
  const shown = `${clock} ${score.home}:${score.away}`;
  if (shown !== match.shown) {
    match.shown = shown;
    batch.states.push({ id: match.id, status: "live", homeScore: score.home, awayScore: score.away, clock });
  }
  tellBoard(match, batch, now);
  const { stops = [], decided } = match.played;
  const stop = Math.max(moment.at, stops.findLast((at) => at <= share) ?? 0, decided ? lastStop(decided, share) : 0);
  const isStopped = match.sport.suspends && stop > 0 && now - (match.startsAt + stop * length) < SUSPEND_MS;
  // After the match's own time only the market of the winner is left.
  if (decided && share >= 1) closeLive(match, batch, winnerCode("live", decided.rules.kind));
  const round = every === null ? match.round : Math.floor(now / every);
  if (round === match.round && isStopped === match.isStopped) return;
  const isFurtherDue = isStopped !== match.isStopped || (round ?? 0) % FURTHER_EVERY === 0;
  match.round = round;
  match.isStopped = isStopped;
  const offers = liveOffers(match, now, share, margin);
  if (share < 1) {
    requote(match, offers, batch, isStopped);
    // Under a load a match has its main markets alone.
    if (isFurtherDue && match.state.restless === undefined)
      quoteFurther(match, batch, { now, share, margin, isStopped });
  }
  if (offers.winner) quoteWinner(match, { ...offers, winner: offers.winner }, batch, isStopped);
}

/** Adds the scoreboard as it is at `now`, with what changed of it since it was told last. */
export function tellBoard(match: Match, batch: FeedBatch, now: number): void {
  const last = match.board ?? { beats: beatsOf(match), board: NEW_BOARD, done: 0 };
  const { board, beats: done } = boardAt(last.beats, now, { board: last.board, beats: last.done });
  if (match.board && done === last.done) return;
  const delta = match.board ? boardDelta(last.board, board) : structuredClone(board);
  match.board = { beats: last.beats, board, done };
  if (delta) batch.boards.push({ fixtureId: match.id, board, delta });
}

/** Closes whatever is open for play, but the market of this code. */
export function closeLive(match: Match, batch: FeedBatch, kept?: string): void {
  for (const [code, market] of match.live) if (code !== kept) setStatus(match, batch, code, market, "closed");
}

function quoteWinner(
  match: Match,
  { winner, isWinnerOpen }: LiveOffers & { winner: MarketOffer },
  batch: FeedBatch,
  suspended: boolean,
): void {
  const market = match.live.get(winner.code);
  if (market) update(match, batch, market, winner, suspended || !isWinnerOpen);
  else if (isWinnerOpen && !suspended) open(match, batch, winner);
}

function requote(match: Match, offers: LiveOffers, batch: FeedBatch, suspended: boolean): void {
  const linesOf = (kind: string) =>
    [...match.live].filter(([code]) => code.startsWith(kind)).map(([, market]) => market.line ?? 0);
  if (!match.live.has(RESULT_CODE) && offers.isResultOpen) open(match, batch, offers.result);
  for (const [code, market] of match.live) {
    if (market.status === "closed" || code === offers.winner?.code || isFurther(code)) continue;
    if (market.line === null) update(match, batch, market, offers.result, suspended || !offers.isResultOpen);
    else {
      const isHandicap = code.startsWith("l-hc");
      const isOpen = isHandicap ? offers.isHandicapOpen(market.line) : offers.isTotalOpen(market.line);
      if (!isOpen) setStatus(match, batch, code, market, "closed");
      else
        update(match, batch, market, isHandicap ? offers.handicap(market.line) : offers.total(market.line), suspended);
    }
  }
  if (suspended) return;
  const isMissing = (kind: string) =>
    ![...match.live].some(([code, market]) => code.startsWith(kind) && market.status !== "closed");
  const handicap = isMissing("l-hc") ? offers.nextHandicap(linesOf("l-hc")) : null;
  const total = isMissing("l-ou") ? offers.nextTotal(linesOf("l-ou")) : null;
  if (handicap !== null) open(match, batch, offers.handicap(handicap));
  if (total !== null) open(match, batch, offers.total(total));
}
