import { describe, expect, it } from "vitest";
import {
  judgeMove,
  type KeptTransaction,
  type MoveTerms,
  type Player,
  type ProviderBet,
  type ProviderMove,
} from "./provider-call.ts";

const NOW = Date.parse("2026-11-25T12:00:00Z");
const player: Player = {
  tokenHash: "t",
  gameId: "g",
  expiresAt: NOW + 1,
  sessionEnds: NOW + 1,
  isDisabled: false,
  tendency: [],
};
const terms = (set: Partial<MoveTerms> = {}): MoveTerms => ({
  player,
  request: null,
  known: null,
  placed: null,
  bet: null,
  hasWin: false,
  hasRollback: false,
  isProviderOn: true,
  isClosed: false,
  maxStake: 5_000,
  wallet: 10_000,
  protection: null,
  roundCeiling: 100_000,
  roundPaid: 0,
  ...set,
});
const kept = (set: Partial<KeptTransaction> = {}): KeptTransaction => ({
  call: "bet",
  facts: "f",
  state: "taken",
  refusal: null,
  tokenHash: "t",
  roundId: "r",
  ...set,
});
const bet = (set: Partial<ProviderBet> = {}): ProviderBet => ({
  stake: 1_000,
  paid: 0,
  status: 0,
  hasHeld: false,
  ...set,
});
const move = (call: ProviderMove["call"], set: Partial<ProviderMove> = {}): ProviderMove => ({
  call,
  transactionId: "1",
  facts: "f",
  roundId: "r",
  amount: 1_000,
  gameId: "g",
  isFinal: true,
  ...set,
});
const judge = (one: ProviderMove, set: Partial<MoveTerms> = {}) => judgeMove(one, terms(set), NOW);
const refused = (code: string, isKept = false) => ({ does: "refuse", refusal: { code }, isKept });

it("answers what is known as before, and nothing else under its ids", () => {
  expect(judge(move("bet"), { known: kept() })).toEqual({ does: "repeat", refusal: null });
  const refusal = { code: "barred" } as const;
  expect(judge(move("bet"), { known: kept({ state: "refused", refusal }) })).toEqual({ does: "repeat", refusal });
  expect(judge(move("bet"), { known: kept({ facts: "other" }) })).toEqual(refused("facts_differ"));
  expect(judge(move("bet"), { request: { transactionId: "2", facts: "f" } })).toEqual(refused("facts_differ"));
  expect(judge(move("bet"), { request: { transactionId: "1", facts: "other" } })).toEqual(refused("facts_differ"));
});

describe("a bet", () => {
  it.each<[string, boolean, Partial<MoveTerms>]>([
    ["bet_rolled_back", true, { hasRollback: true, isProviderOn: false }],
    ["provider_off", false, { isProviderOn: false, isClosed: true }],
    ["maintenance", false, { isClosed: true, player: { ...player, gameId: "other" } }],
    ["unknown_token", false, { player: { ...player, gameId: "other", expiresAt: NOW } }],
    ["token_expired", true, { player: { ...player, expiresAt: NOW } }],
    ["token_expired", true, { player: { ...player, sessionEnds: null } }],
    ["token_expired", true, { player: { ...player, sessionEnds: NOW } }],
    ["token_expired", true, { player: { ...player, isDisabled: true, tendency: ["22"] } }],
    ["barred", true, { player: { ...player, tendency: ["1", "22"] }, maxStake: 1 }],
  ])("is refused: %s", (code, isKept, set) => {
    expect(judge(move("bet"), set)).toEqual(refused(code, isKept));
  });

  it("is refused beyond what the level, the protection and the wallet leave, in this order", () => {
    const own = { breakUntil: null, excludedUntil: null };
    const protection = { ...own, losses: [{ period: "day", limit: 700, lost: 0 }] } as const;
    const set = { maxStake: 800, protection, wallet: 600 };
    const room = (amount: number) => judge(move("bet", { amount }), set);
    expect(room(801)).toMatchObject({ refusal: { code: "stake_limit", room: 800 }, isKept: true });
    expect(room(701)).toMatchObject({ refusal: { code: "protected", room: 700, protection: { rule: "loss_limit" } } });
    expect(room(601)).toMatchObject({ refusal: { code: "insufficient_funds", room: 600 }, isKept: true });
    expect(room(600)).toEqual({ does: "stake" });
  });
});

describe("a win", () => {
  const placed = kept();
  it.each<[string, Partial<MoveTerms>]>([
    ["unknown_bet", {}],
    ["bet_rolled_back", { hasRollback: true }],
    ["facts_differ", { placed: kept({ roundId: "other" }), bet: bet() }],
    ["facts_differ", { placed: kept({ tokenHash: "other" }), bet: bet() }],
    ["unknown_bet", { placed: kept({ state: "refused", refusal: { code: "barred" } }) }],
    ["bet_rolled_back", { placed: kept({ state: "refused", refusal: { code: "bet_rolled_back" } }) }],
    ["bet_rolled_back", { placed, bet: bet({ status: -1 }) }],
    ["bet_closed", { placed, bet: bet({ status: 1 }) }],
  ])("is refused, and nothing is kept: %s", (code, set) => {
    expect(judge(move("win"), set)).toEqual(refused(code));
  });

  it("ends the bet where it is final", () => {
    const end = (set: Partial<ProviderMove>, of: Partial<ProviderBet> = {}) =>
      judge(move("win", set), { placed, bet: bet(of) });
    expect(end({ isFinal: false })).toMatchObject({ paid: 1_000, held: 0, end: { status: 0, outcome: "open" } });
    expect(end({})).toMatchObject({ end: { status: 2, outcome: "won" } });
    expect(end({ amount: 0 })).toMatchObject({ paid: 0, end: { status: 1, outcome: "lost" } });
    expect(end({ amount: 0 }, { paid: 1 })).toMatchObject({ end: { status: 2 } });
    expect(end({ amount: 0 }, { hasHeld: true })).toMatchObject({ end: { status: 2 } });
  });

  it("gives back the stake and no more as a push, whatever the ceiling is", () => {
    const push = (set: Partial<ProviderMove>, of: Partial<ProviderBet> = {}) =>
      judge(move("win", { isPush: true, ...set }), { placed, bet: bet(of), roundCeiling: 1 });
    expect(push({})).toEqual({ does: "pay", paid: 1_000, held: 0, end: { status: 3, outcome: "push" } });
    expect(push({ amount: 400 }, { paid: 600 })).toMatchObject({ does: "pay", paid: 400 });
    expect(push({ isFinal: false })).toEqual(refused("facts_differ"));
    expect(push({ amount: 1_001 })).toEqual(refused("facts_differ"));
  });

  it("is held beyond what the round may pay", () => {
    const win = (roundPaid: number) => judge(move("win"), { placed, bet: bet(), roundCeiling: 1_500, roundPaid });
    expect(win(500)).toMatchObject({ paid: 1_000, held: 0 });
    expect(win(700)).toMatchObject({ paid: 800, held: 200, end: { status: 2 } });
    expect(win(9_000)).toMatchObject({ paid: 0, held: 1_000, end: { status: 2 } });
  });
});

describe("a rollback", () => {
  const placed = kept();
  const back = (set: Partial<MoveTerms>) => judge(move("rollback", { amount: 0 }), set);

  it("gives the stake back, once", () => {
    expect(back({ placed, bet: bet() })).toEqual({
      does: "pay",
      paid: 1_000,
      held: 0,
      end: { status: -1, outcome: "void" },
    });
    expect(back({ placed, bet: bet({ status: -1 }) })).toEqual({ does: "keep", state: "taken", isRepeat: true });
  });

  it("before its bet marks it, and of a refused one moves nothing", () => {
    expect(back({})).toEqual({ does: "keep", state: "early", isRepeat: false });
    expect(back({ placed: kept({ state: "refused" }) })).toEqual({ does: "keep", state: "taken", isRepeat: false });
  });

  it("is refused after any win, and where it names another round", () => {
    expect(back({ placed, bet: bet(), hasWin: true })).toEqual(refused("bet_won"));
    expect(back({ placed: kept({ roundId: "other" }), bet: bet() })).toEqual(refused("facts_differ"));
  });
});
