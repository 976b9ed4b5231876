// Two providers use the same ids, and two members the same round: each call is judged by its own, and what the calls before
// it did is there for the next one.
import { beforeEach, describe, expect, it } from "vitest";
import type { JudgedMove } from "../../../../src/domain/lobby/provider-call.ts";
import type { AskedCall, AskedMove } from "./asked.ts";
import { CallBook } from "./book.ts";
import type { CallTerms, MemberTerms, TokenTerms, TransactionTerms } from "./terms.ts";

const NOW = Date.parse("2026-11-26T00:00:00.000Z");
const AT = "2026-11-26T00:00:00.000Z";
const END = "2026-11-26T02:00:00.000Z";

const token = (change: Partial<TokenTerms>): TokenTerms => ({
  hash: "t1",
  provider: "p1",
  kind: "casino",
  memberId: "m1",
  maxStake: 500,
  gameId: "g1",
  expiresAt: END,
  sessionEnds: END,
  isDisabled: false,
  tendency: [],
  ...change,
});
const member = (change: Partial<MemberTerms>): MemberTerms => ({
  id: "m1",
  wallet: 10_000,
  owed: 0,
  lastEntry: 5,
  protectionVersion: 1,
  protection: null,
  ...change,
});
const transaction = (change: Partial<TransactionTerms>): TransactionTerms => ({
  provider: "p1",
  id: "b1",
  call: "bet",
  facts: "f",
  state: "taken",
  refusal: null,
  tokenHash: "t1",
  roundId: "r1",
  memberId: "m1",
  betId: "bet-1",
  ...change,
});

let terms: CallTerms;
let book: CallBook;
beforeEach(() => {
  const losses = [{ period: "day" as const, limit: 9_000, lost: 100 }];
  const bet = { memberId: "m1", stake: 1_000, paid: 0, status: 0 as const, hasHeld: false, settlements: 0 };
  const thread = { count: 1, hasWin: false, hasRollback: false };
  terms = {
    tokens: [token({ provider: "p2", memberId: "m2" }), token({ hash: "t0", memberId: "m2" }), token({})],
    members: [
      member({ id: "m2", wallet: 7 }),
      member({ protection: { version: 1, breakUntil: null, excludedUntil: null, losses } }),
    ],
    transactions: [
      transaction({ provider: "p2", betId: "bet-2", facts: "of p2" }),
      transaction({ id: "b0", betId: null }),
      transaction({}),
      transaction({ id: "w0", call: "win" }),
    ],
    requests: [
      { provider: "p2", id: "q1", transactionId: "b1", facts: "of p2" },
      { provider: "p1", id: "q1", transactionId: "b1", facts: "f" },
    ],
    threads: [
      { provider: "p2", id: "b1", ...thread, hasWin: true },
      { provider: "p1", id: "b9", ...thread, count: 0, hasRollback: true },
      { provider: "p1", id: "b1", ...thread },
      { provider: "p1", id: "b2", ...thread, count: 0 },
    ],
    bets: [
      { ...bet, id: "bet-2", stake: 77, settlements: 3 },
      { ...bet, id: "bet-1" },
    ],
    rounds: [
      { provider: "p2", roundId: "r1", memberId: "m1", paid: 1 },
      { provider: "p1", roundId: "r1", memberId: "m2", paid: 2 },
      { provider: "p1", roundId: "r2", memberId: "m1", paid: 4 },
      { provider: "p1", roundId: "r1", memberId: "m1", paid: 8 },
    ],
    providers: [
      { id: "p2", isOn: false, roundCeiling: 1 },
      { id: "p1", isOn: true, roundCeiling: 50_000 },
    ],
    isClosed: false,
  };
  book = new CallBook(terms, NOW);
});

const move = (change: Partial<AskedMove> = {}): AskedMove => ({
  call: "win",
  requestId: "q9",
  transactionId: "w1",
  betTransactionId: "b1",
  roundId: "r1",
  facts: "of w1",
  amount: 2_500,
  ...change,
});
const asked = (own: AskedMove | null = move(), change: Partial<AskedCall> = {}): AskedCall => ({
  provider: "p1",
  tokenHash: "t1",
  note: null,
  move: own,
  ...change,
});
const BET = { call: "bet", transactionId: "b2", betTransactionId: "b2", facts: "of b2", amount: 3_000 } as const;
const SELECTION = { selection: { id: "player", name: "플레이어" } };

/** Judges the move as given. */
function note(own: AskedMove, judged: JudgedMove): string | null {
  const caller = book.callerOf(asked());
  if (!caller) throw new Error("no caller");
  return book.note(asked(own), own, caller, judged);
}
function termsOf(own: AskedMove) {
  const caller = book.callerOf(asked());
  if (!caller) throw new Error("no caller");
  return book.termsOf(asked(own), own, caller);
}
const written = () => book.written() as Record<string, object[]>;

it("a call is of who was given its token at this provider", () => {
  expect(book.callerOf(asked())).toMatchObject({ token: { provider: "p1" }, member: { id: "m1" } });
  expect(book.callerOf(asked(null, { provider: "p2" }))).toMatchObject({
    token: { provider: "p2" },
    member: { id: "m2" },
  });
  for (const change of [{ tokenHash: "t9" }, { provider: "p3" }, { provider: "p2", tokenHash: "t0" }])
    expect(book.callerOf(asked(null, change))).toBeNull();
  terms.members = terms.members.filter(({ id }) => id !== "m1");
  expect(book.callerOf(asked())).toBeNull();
});

it("is judged by its own provider's bet, thread, round and ceiling", () => {
  expect(termsOf(move({ requestId: "q1" }))).toEqual({
    player: {
      tokenHash: "t1",
      gameId: "g1",
      expiresAt: Date.parse(END),
      sessionEnds: Date.parse(END),
      isDisabled: false,
      tendency: [],
    },
    request: { provider: "p1", id: "q1", transactionId: "b1", facts: "f" },
    known: null,
    placed: transaction({}),
    bet: expect.objectContaining({ id: "bet-1" }),
    provider: "p1",
    id: "b1",
    count: 1,
    hasWin: false,
    hasRollback: false,
    isProviderOn: true,
    isClosed: false,
    maxStake: 500,
    wallet: 10_000,
    protection: { breakUntil: null, excludedUntil: null, losses: [{ period: "day", limit: 9_000, lost: 100 }] },
    roundCeiling: 50_000,
    roundPaid: 8,
  });
  expect(termsOf(move({ roundId: "r3" }))).toMatchObject({ request: null, roundPaid: 0 });
  expect(termsOf(move({ transactionId: "b1" }))).toMatchObject({ known: { facts: "f" } });
  terms.threads.push({ provider: "p1", id: "w0", count: 1, hasWin: true, hasRollback: false });
  terms.threads.push({ provider: "p1", id: "b0", count: 1, hasWin: false, hasRollback: false });
  expect(termsOf(move({ betTransactionId: "w0" }))).toMatchObject({ placed: null, bet: null });
  expect(termsOf(move({ betTransactionId: "b0" }))).toMatchObject({ placed: { id: "b0" }, bet: null });
  for (const one of terms.tokens) one.sessionEnds = null;
  expect(termsOf(move())).toMatchObject({ player: { sessionEnds: null } });
  expect(() => termsOf(move({ betTransactionId: "b3" }))).toThrow("lack a part");
});

describe("what is judged", () => {
  it("a stake is placed, leaves the wallet, and counts as lost until it is won", () => {
    const id = note(move({ ...BET, ...SELECTION }), { does: "stake" });
    expect(id).toEqual(expect.any(String));
    expect(written()).toMatchObject({
      threads: terms.threads.map(({ provider, id: of, count }) => ({ provider, id: of, count })),
      bets: [
        { id: "bet-2", settlements: 3 },
        { id: "bet-1", settlements: 0 },
      ],
      members: [
        { id: "m2", lastEntry: 5, owed: 0, protectionVersion: 1 },
        { id: "m1", lastEntry: 5, owed: 0, protectionVersion: 1 },
      ],
      placed: [
        {
          owner: "m1",
          now: AT,
          bet: { id, gameType: 5, acceptance: "accepted", accept: "none", stake: 3_000, price: 100, payout: 0 },
          picks: [
            {
              providerId: "p1",
              gameId: "g1",
              roundId: "r1",
              selectionId: "player",
              position: 0,
              kind: "provider",
              betPrice: 100,
            },
          ],
        },
      ],
      changed: [],
      held: [],
      postings: [
        {
          kind: "stake",
          ref: id,
          at: AT,
          lines: [
            { account: "staked:m1", amount: 3_000 },
            { account: "wallet:m1", amount: -3_000 },
          ],
        },
      ],
      transactions: [
        {
          provider: "p1",
          id: "b2",
          call: "bet",
          state: "taken",
          refusal: null,
          betId: id,
          betTransactionId: "b2",
          memberId: "m1",
          gameId: "g1",
          amount: 3_000,
          selectionName: "플레이어",
          note: null,
          at: AT,
        },
      ],
      requests: [{ provider: "p1", id: "q9", transactionId: "b2", facts: "of b2" }],
    });
    expect(termsOf(move({ betTransactionId: "b2" }))).toMatchObject({
      wallet: 7_000,
      placed: { id: "b2", state: "taken" },
      bet: { id, stake: 3_000, paid: 0, status: 0, settlements: 0, hasHeld: false },
      protection: { losses: [{ lost: 3_100 }] },
    });
  });

  it("a win pays the bet, the wallet and the round, less what is held", () => {
    const end = { status: 2, outcome: "won" } as const;
    expect(note(move(), { does: "pay", paid: 2_000, held: 500, end })).toBe("bet-1");
    const { changed, postings, held, transactions, placed } = written();
    expect(placed).toEqual([]);
    expect(changed).toEqual([{ id: "bet-1", status: 2, paid: 2_000, settlements: 1, settledAt: AT, outcome: "won" }]);
    expect(postings).toMatchObject([{ kind: "settlement", ref: "bet-1", uniqueKey: "bet:bet-1:settlement:1", at: AT }]);
    expect(held).toEqual([{ provider: "p1", transactionId: "w1", betId: "bet-1", amount: 500, at: AT }]);
    expect(transactions).toMatchObject([{ id: "w1", betId: "bet-1", selectionName: null, state: "taken" }]);
    expect(termsOf(move())).toMatchObject({
      known: { id: "w1" },
      bet: { paid: 2_000, status: 2, settlements: 1, hasHeld: true },
      wallet: 12_000,
      roundPaid: 2_008,
      hasWin: true,
      hasRollback: false,
      protection: { losses: [{ lost: -1_900 }] },
    });
  });

  it("a win of a bet that goes on settles nothing yet, and repays what is owed first", () => {
    for (const one of terms.members) one.owed = 300;
    const open = { status: 0, outcome: "open" } as const;
    note(move({ roundId: "r3" }), { does: "pay", paid: 1_000, held: 0, end: open });
    note(move({ transactionId: "w2", roundId: "r3" }), { does: "pay", paid: 50, held: 0, end: open });
    expect(written().changed).toEqual([
      { id: "bet-1", status: 0, paid: 1_050, settlements: 2, settledAt: null, outcome: "open" },
    ]);
    expect(written().held).toEqual([]);
    expect(termsOf(move())).toMatchObject({ wallet: 10_750, bet: { hasHeld: false } });
    expect(terms.members.map(({ owed }) => owed)).toEqual([300, 0]);
    // Nothing moves: nothing changes of the bet.
    note(move({ transactionId: "w3", roundId: "r3" }), { does: "pay", paid: 0, held: 0, end: open });
    expect([written().changed?.length, written().postings?.length, written().transactions?.length]).toEqual([1, 2, 3]);
  });

  it("a rollback stands in its thread, also one that came before its bet", () => {
    expect(note(move({ call: "rollback", amount: 0 }), { does: "keep", state: "taken", isRepeat: false })).toBeNull();
    expect(termsOf(move())).toMatchObject({ hasRollback: true, hasWin: false });
    const early = move({ call: "rollback", transactionId: "k2", betTransactionId: "b2" });
    note(early, { does: "keep", state: "early", isRepeat: false });
    expect(written().transactions).toMatchObject([
      { id: "w1", state: "taken", betId: "bet-1" },
      { id: "k2", state: "early", betId: null },
    ]);
    expect(written().postings).toEqual([]);
  });

  it("a refusal is kept where it is one of every repeat, and a repeat keeps its request alone, once", () => {
    const refusal = { code: "stake_limit", room: 500 } as const;
    expect(note(move(BET), { does: "refuse", refusal, isKept: false })).toBeNull();
    expect(book.written()).toBeNull();
    expect(note(move(BET), { does: "refuse", refusal, isKept: true })).toBeNull();
    expect(written().transactions).toMatchObject([{ id: "b2", state: "refused", refusal, betId: null }]);
    expect(written().requests).toHaveLength(1);
    for (const requestId of ["q10", "q10", "q1"]) note(move({ requestId }), { does: "repeat", refusal: null });
    expect(written().requests?.map((one) => (one as { id: string }).id)).toEqual(["q9", "q10"]);
    expect(written().transactions).toHaveLength(1);
  });
});
