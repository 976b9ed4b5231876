// What the wallet does with a call of a provider: docs/provider.md. Whoever judges reads the terms, and writes what was
// judged while they stand.
import { CASINO_BLOCK_TENDENCY } from "../common/constants.ts";
import { SETTLEMENT, type SettlementStatus } from "../sports/market.ts";
import type { Won } from "../common/price.ts";
import { type OwnProtection, stakeRefusal } from "../account/protection/stake.ts";
import type { ProtectionRefusal } from "../account/protection/text.ts";

/** A movement of money that a provider asks for. */
export interface ProviderMove {
  readonly call: "bet" | "win" | "rollback";
  readonly transactionId: string;
  /** A hash of everything that it says but its request's id. */
  readonly facts: string;
  readonly roundId: string;
  /** 0 for a rollback. */
  readonly amount: Won;
  /** Of a bet. */
  readonly gameId?: string;
  /** Of a win. */
  readonly isFinal?: boolean;
  readonly isPush?: boolean;
}

type RefusalCode =
  | "unknown_token"
  | "unknown_bet"
  | "facts_differ"
  | "bet_rolled_back"
  | "bet_won"
  | "bet_closed"
  | "token_expired"
  | "insufficient_funds"
  | "stake_limit"
  | "protected"
  | "barred"
  | "provider_off"
  | "maintenance";

export interface MoveRefusal {
  readonly code: RefusalCode;
  /** The greatest stake that would be taken, in won. */
  readonly room?: Won;
  readonly protection?: ProtectionRefusal;
}

/** A transaction that is kept. early: a rollback that came before its bet. */
export interface KeptTransaction {
  readonly call: ProviderMove["call"];
  readonly facts: string;
  readonly state: "taken" | "refused" | "early";
  readonly refusal: MoveRefusal | null;
  readonly tokenHash: string;
  readonly roundId: string;
}

export interface ProviderBet {
  readonly stake: Won;
  readonly paid: Won;
  readonly status: SettlementStatus;
  /** A part of a win waits for an operator. */
  readonly hasHeld: boolean;
}

/** Who plays, by the token of the launch. Times in milliseconds. */
export interface Player {
  readonly tokenHash: string;
  readonly gameId: string;
  readonly expiresAt: number;
  /** null: the session that the game was entered in was ended. */
  readonly sessionEnds: number | null;
  readonly isDisabled: boolean;
  readonly tendency: readonly string[];
}

export interface MoveTerms {
  readonly player: Player;
  /** What is kept under the request's id. */
  readonly request: { readonly transactionId: string; readonly facts: string } | null;
  /** What is kept under the transaction's id. */
  readonly known: KeptTransaction | null;
  /** The transaction of the bet, with the site's bet where one was written. */
  readonly placed: KeptTransaction | null;
  readonly bet: ProviderBet | null;
  /** Whether transactions about the bet are kept. */
  readonly hasWin: boolean;
  readonly hasRollback: boolean;
  readonly isProviderOn: boolean;
  readonly isClosed: boolean;
  /** Of the member's level. */
  readonly maxStake: Won;
  readonly wallet: Won;
  readonly protection: OwnProtection | null;
  /** What the round may pay the member by itself, and has paid. */
  readonly roundCeiling: Won;
  readonly roundPaid: Won;
}

/**
 * repeat: it is known, and answered as before. refuse: nothing is kept, or the refusal for every repeat of the
 * transaction. keep: no money moves. pay: `held` of the win waits for an operator.
 */
export type JudgedMove =
  | { readonly does: "repeat"; readonly refusal: MoveRefusal | null }
  | { readonly does: "refuse"; readonly refusal: MoveRefusal; readonly isKept: boolean }
  | { readonly does: "keep"; readonly state: "taken" | "early"; readonly isRepeat: boolean }
  | { readonly does: "stake" }
  | { readonly does: "pay"; readonly paid: Won; readonly held: Won; readonly end: BetEnd };

interface BetEnd {
  readonly status: SettlementStatus;
  readonly outcome: "open" | "won" | "lost" | "push" | "void";
}

export function judgeMove(move: ProviderMove, terms: MoveTerms, now: number): JudgedMove {
  const { request, known } = terms;
  if (request && (request.transactionId !== move.transactionId || request.facts !== move.facts))
    return refuse("facts_differ");
  if (known && known.facts !== move.facts) return refuse("facts_differ");
  if (known) return { does: "repeat", refusal: known.state === "refused" ? known.refusal : null };
  if (move.call === "bet") return judgeBet(move, terms, now);
  return move.call === "win" ? judgeWin(move, terms) : judgeRollback(move, terms);
}

const refuse = (code: RefusalCode): JudgedMove => ({ does: "refuse", refusal: { code }, isKept: false });
/** A refusal by a rule: a new try is a new transaction. */
const keepRefusal = (refusal: MoveRefusal): JudgedMove => ({ does: "refuse", refusal, isKept: true });

function judgeBet({ amount, gameId }: ProviderMove, terms: MoveTerms, now: number): JudgedMove {
  const { player, maxStake, wallet } = terms;
  if (terms.hasRollback) return keepRefusal({ code: "bet_rolled_back" });
  if (!terms.isProviderOn) return refuse("provider_off");
  if (terms.isClosed) return refuse("maintenance");
  if (player.gameId !== gameId) return refuse("unknown_token");
  if (!isPlaying(player, now)) return keepRefusal({ code: "token_expired" });
  if (player.tendency.includes(CASINO_BLOCK_TENDENCY)) return keepRefusal({ code: "barred" });
  if (amount > maxStake) return keepRefusal({ code: "stake_limit", room: maxStake });
  const protection = terms.protection && stakeRefusal(terms.protection, amount, now);
  if (protection)
    return keepRefusal({ code: "protected", protection, ...("room" in protection && { room: protection.room }) });
  if (amount > wallet) return keepRefusal({ code: "insufficient_funds", room: wallet });
  return { does: "stake" };
}

/** Wins and rollbacks never ask: they are of a stake that was taken while it was so. */
function isPlaying({ expiresAt, sessionEnds, isDisabled }: Player, now: number): boolean {
  return expiresAt > now && sessionEnds !== null && sessionEnds > now && !isDisabled;
}

const isOfAnother = (placed: KeptTransaction, { player }: MoveTerms, { roundId }: ProviderMove): boolean =>
  placed.tokenHash !== player.tokenHash || placed.roundId !== roundId;

function judgeWin(move: ProviderMove, terms: MoveTerms): JudgedMove {
  const { placed, bet } = terms;
  if (!placed) return refuse(terms.hasRollback ? "bet_rolled_back" : "unknown_bet");
  if (isOfAnother(placed, terms, move)) return refuse("facts_differ");
  if (!bet) return refuse(placed.refusal?.code === "bet_rolled_back" ? "bet_rolled_back" : "unknown_bet");
  if (bet.status === SETTLEMENT.cancelled) return refuse("bet_rolled_back");
  if (bet.status !== SETTLEMENT.inProgress) return refuse("bet_closed");
  const { amount } = move;
  if (move.isPush) {
    if (!move.isFinal || bet.paid + amount !== bet.stake) return refuse("facts_differ");
    return { does: "pay", paid: amount, held: 0, end: { status: SETTLEMENT.special, outcome: "push" } };
  }
  const paid = Math.min(amount, Math.max(0, terms.roundCeiling - terms.roundPaid));
  return { does: "pay", paid, held: amount - paid, end: endOf(move, bet) };
}

/** A bet whose win is held is won, whatever was paid for it until now. */
function endOf({ isFinal, amount }: ProviderMove, { paid, hasHeld }: ProviderBet): BetEnd {
  if (!isFinal) return { status: SETTLEMENT.inProgress, outcome: "open" };
  if (paid + amount > 0 || hasHeld) return { status: SETTLEMENT.won, outcome: "won" };
  return { status: SETTLEMENT.lost, outcome: "lost" };
}

function judgeRollback(move: ProviderMove, terms: MoveTerms): JudgedMove {
  const { placed, bet } = terms;
  if (!placed) return { does: "keep", state: "early", isRepeat: false };
  if (isOfAnother(placed, terms, move)) return refuse("facts_differ");
  if (terms.hasWin) return refuse("bet_won");
  if (!bet) return { does: "keep", state: "taken", isRepeat: false };
  if (bet.status === SETTLEMENT.cancelled) return { does: "keep", state: "taken", isRepeat: true };
  return { does: "pay", paid: bet.stake, held: 0, end: { status: SETTLEMENT.cancelled, outcome: "void" } };
}
