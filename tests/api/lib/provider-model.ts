// The wallet that providers call, as docs/provider.md describes it, in memory: what each call has to be answered with.
import fc from "fast-check";
import type { Reply } from "./provider.ts";

export interface ModelCall {
  call: "bet" | "win" | "rollback";
  body: {
    requestId: string;
    transactionId: string;
    betTransactionId?: string;
    amount?: number;
    isFinal?: boolean;
    [key: string]: unknown;
  };
}

type Answer = { status: 200; isRepeat: boolean } | { status: 404 | 409 | 422; code: string };

interface Bet {
  stake: number;
  state: "open" | "ended" | "rolledBack" | "refused";
  refusal?: Answer;
  hasWin: boolean;
}

export class WalletModel {
  balance: number;
  readonly #requests = new Map<string, string>();
  readonly #transactions = new Map<string, { facts: string; answer: Answer }>();
  readonly #bets = new Map<string, Bet>();
  readonly #early = new Set<string>();

  constructor(balance: number) {
    this.balance = balance;
  }

  take({ call, body }: ModelCall): Answer {
    const { requestId, ...said } = body;
    const facts = JSON.stringify([call, said]);
    const differ: Answer = { status: 409, code: "facts_differ" };
    if ((this.#requests.get(requestId) ?? facts) !== facts) return differ;
    const known = this.#transactions.get(body.transactionId);
    if (known && known.facts !== facts) return differ;
    if (known) {
      this.#requests.set(requestId, facts);
      return known.answer.status === 200 ? { status: 200, isRepeat: true } : known.answer;
    }
    const { answer, isKept } = this.#move(call, body);
    if (!isKept) return answer;
    this.#requests.set(requestId, facts);
    this.#transactions.set(body.transactionId, { facts, answer });
    return answer;
  }

  #move(call: ModelCall["call"], body: ModelCall["body"]): { answer: Answer; isKept: boolean } {
    const done: Answer = { status: 200, isRepeat: false };
    const kept = (answer: Answer) => ({ answer, isKept: true });
    const refused = (status: 404 | 409, code: string) => ({ answer: { status, code } as Answer, isKept: false });
    const { amount = 0 } = body;
    if (call === "bet") return kept(this.#bet(body.transactionId, amount));
    const id = body.betTransactionId ?? "";
    const bet = this.#bets.get(id);
    const isCancelled = this.#early.has(id) || bet?.state === "rolledBack";
    if (call === "win") {
      if (isCancelled) return refused(409, "bet_rolled_back");
      if (!bet || bet.state === "refused") return refused(404, "unknown_bet");
      if (bet.state === "ended") return refused(409, "bet_closed");
      bet.hasWin = true;
      if (body.isFinal) bet.state = "ended";
      this.balance += amount;
      return kept(done);
    }
    if (!bet) this.#early.add(id);
    if (!bet || bet.state === "refused") return kept(done);
    if (bet.hasWin) return refused(409, "bet_won");
    if (bet.state === "rolledBack") return kept({ status: 200, isRepeat: true });
    bet.state = "rolledBack";
    this.balance += bet.stake;
    return kept(done);
  }

  #bet(id: string, stake: number): Answer {
    const refusal: Answer | null = this.#early.has(id)
      ? { status: 409, code: "bet_rolled_back" }
      : stake > this.balance
        ? { status: 422, code: "insufficient_funds" }
        : null;
    this.#bets.set(id, { stake, state: refusal ? "refused" : "open", hasWin: false });
    if (refusal) return refusal;
    this.balance -= stake;
    return { status: 200, isRepeat: false };
  }
}

/** What a reply has to be like: a balance is said where the call was taken. */
function expectedOf(answer: Answer, balance: number): object {
  if (answer.status !== 200) return { status: answer.status, body: { code: answer.code } };
  return { status: 200, body: { isRepeat: answer.isRepeat, balance } };
}

const BETS = 4;

/** One step of a run: a call about one of four bets, or an earlier call again. */
export const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant("bet" as const), bet: fc.nat(BETS - 1), amount: amountOf(1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("win" as const),
      bet: fc.nat(BETS - 1),
      amount: amountOf(0),
      isFinal: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("rollback" as const), bet: fc.nat(BETS - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("again" as const),
      of: fc.nat(20),
      isSameRequest: fc.boolean(),
      /** Won that the amount is changed by: other facts. */
      change: fc.constantFrom(0, 0, 0, 1),
    }),
  },
);

function amountOf(min: number) {
  return fc.integer({ min, max: 40_000 });
}

export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Wallet {
  send(name: string, body: object): Promise<Reply>;
  common(): object;
}

/** Plays the steps against the wallet and the model. Throws through `check` at the first difference. */
export async function playSteps(
  wallet: Wallet,
  model: WalletModel,
  gameId: string,
  steps: readonly Step[],
  check: (reply: Reply, wanted: object) => void,
): Promise<void> {
  const bets = Array.from({ length: BETS }, () => ({ transaction: crypto.randomUUID(), roundId: crypto.randomUUID() }));
  const sent: ModelCall[] = [];
  for (const one of steps) {
    const made = one.does === "again" ? againOf(sent, one) : callOf(wallet, bets[one.bet]!, gameId, one);
    if (!made) continue;
    sent.push(made);
    const wanted = model.take(made);
    check(await wallet.send(made.call, made.body), expectedOf(wanted, model.balance));
  }
}

function callOf(
  wallet: Wallet,
  { transaction, roundId }: { transaction: string; roundId: string },
  gameId: string,
  one: Exclude<Step, { does: "again" }>,
): ModelCall {
  const common = { ...(wallet.common() as { requestId: string }), roundId };
  if (one.does === "bet") {
    const selection = { id: "player", name: "플레이어" };
    return { call: "bet", body: { ...common, transactionId: transaction, gameId, amount: one.amount, selection } };
  }
  const end = { ...common, transactionId: crypto.randomUUID(), betTransactionId: transaction };
  if (one.does === "rollback") return { call: "rollback", body: end };
  return { call: "win", body: { ...end, amount: one.amount, isFinal: one.isFinal, isPush: false } };
}

function againOf(sent: readonly ModelCall[], one: Extract<Step, { does: "again" }>): ModelCall | null {
  const before = sent[one.of % Math.max(1, sent.length)];
  if (!before) return null;
  const { amount } = before.body;
  return {
    call: before.call,
    body: {
      ...before.body,
      ...(!one.isSameRequest && { requestId: crypto.randomUUID() }),
      ...(amount !== undefined && { amount: amount + one.change }),
    },
  };
}
