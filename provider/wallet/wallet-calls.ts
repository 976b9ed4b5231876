// What the wallet is told is written down first, in the transaction that decides it, and is sent until it is answered:
// a stop of the provider or of the line loses nothing, and the wallet moves each transaction once.
import { and, asc, eq, lte, min } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { HouseDb, HouseTx } from "../db/open.ts";
import { walletCall } from "../db/schema.ts";
import type { WalletClient, WalletReply } from "./wallet-client.ts";

export type WalletCallRow = typeof walletCall.$inferSelect;
export type Decided = Exclude<WalletReply, { kind: "unknown" }>;
/** What a bet's answer leads to; the transactions that it adds are sent next. */
export type BetHandler = (tx: HouseTx, row: WalletCallRow, reply: Decided) => Promise<string[]>;
/** The site gave the bet back: an operator made its round void. The bet may be of another game. */
export type RolledBackHandler = (tx: HouseTx, betTransactionId: string) => Promise<void>;

interface Stake {
  token: string;
  roundId: string;
}
interface Facts extends Stake {
  bet: { transactionId: string; gameId: string; amount: number; selection: { id: string; name: string } };
  win: { transactionId: string; betTransactionId: string; amount: number; isFinal: boolean; isPush: boolean };
  rollback: { transactionId: string; betTransactionId: string };
}

const TICK_MS = 500;
const AT_ONCE = 8;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

export type WalletCalls = ReturnType<typeof createWalletCalls>;

export function createWalletCalls(options: {
  db: HouseDb;
  clock: Clock;
  client: WalletClient;
  report: (what: string, error: unknown) => void;
}) {
  const { db, clock, client, report } = options;
  const handlers = new Map<string, BetHandler>();
  const rolledBackHandlers: RolledBackHandler[] = [];
  const sending = new Map<string, Promise<WalletReply>>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | null = null;
  /** When the next pending call is due; null: none is. */
  let dueAt: number | null = null;

  async function add<Call extends "bet" | "win" | "rollback">(
    tx: HouseTx,
    call: Call,
    stake: Stake,
    facts: Facts[Call],
  ): Promise<string> {
    const { transactionId } = facts;
    const at = new Date(clock.now());
    const body = {
      requestId: `r-${transactionId}`,
      token: stake.token,
      currency: "KRW",
      roundId: stake.roundId,
      ...facts,
    };
    const betTransactionId = "betTransactionId" in facts ? facts.betTransactionId : transactionId;
    await tx
      .insert(walletCall)
      .values({ transactionId, call, betTransactionId, body, dueAt: at, createdAt: at })
      .onConflictDoNothing();
    dueAt = Math.min(dueAt ?? Infinity, at.getTime());
    return transactionId;
  }

  /** Sends a call that is not answered yet, once at a time: the sweep may meet a call that is on its way. */
  function send(transactionId: string): Promise<WalletReply> {
    const found = sending.get(transactionId);
    if (found) return found;
    const sent = sendPending(transactionId).finally(() => sending.delete(transactionId));
    sending.set(transactionId, sent);
    return sent;
  }

  /** The answer is acted on once, whichever process sent the call. */
  async function sendPending(transactionId: string): Promise<WalletReply> {
    const [row] = await db.select().from(walletCall).where(eq(walletCall.transactionId, transactionId));
    if (!row || row.state !== "pending") return { kind: "unknown" };
    const reply = await client(row.call, row.body);
    if (reply.kind === "unknown") {
      await postpone(row);
      return reply;
    }
    const next = await db.transaction((tx) => decide(tx, row, reply));
    await Promise.all(next.map(send));
    return reply;
  }

  async function postpone({ transactionId, tries }: WalletCallRow): Promise<void> {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 10));
    const due = clock.now() + wait;
    await db
      .update(walletCall)
      .set({ tries: tries + 1, dueAt: new Date(due) })
      .where(and(eq(walletCall.transactionId, transactionId), eq(walletCall.state, "pending")));
    dueAt = Math.min(dueAt ?? Infinity, due);
  }

  async function decide(tx: HouseTx, row: WalletCallRow, reply: Decided): Promise<string[]> {
    const isDone = reply.kind === "done";
    const [mine] = await tx
      .update(walletCall)
      .set({
        state: isDone ? "done" : "refused",
        code: isDone ? null : reply.code,
        message: isDone ? null : reply.message,
      })
      .where(and(eq(walletCall.transactionId, row.transactionId), eq(walletCall.state, "pending")))
      .returning({ id: walletCall.transactionId });
    if (!mine) return [];
    if (row.call === "bet") return (await handlers.get(String(row.body.gameId))?.(tx, row, reply)) ?? [];
    if (!isDone && row.call === "win" && reply.code === "bet_rolled_back")
      for (const handle of rolledBackHandlers) await handle(tx, row.betTransactionId);
    else if (!isDone) report(`the wallet refused ${row.call} ${row.transactionId}`, reply.code);
    return [];
  }

  async function sweep(): Promise<void> {
    const now = new Date(clock.now());
    const rows = await db
      .select({ id: walletCall.transactionId })
      .from(walletCall)
      .where(and(eq(walletCall.state, "pending"), lte(walletCall.dueAt, now)))
      .orderBy(asc(walletCall.dueAt))
      .limit(200);
    const left = rows.map(({ id }) => id);
    const sendNext = async (): Promise<void> => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) await send(id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
    await readDue();
  }

  async function readDue(): Promise<void> {
    const [row] = await db
      .select({ at: min(walletCall.dueAt) })
      .from(walletCall)
      .where(eq(walletCall.state, "pending"));
    dueAt = row?.at?.getTime() ?? null;
  }

  /** Sends everything that is due, once. */
  async function sendDue(): Promise<void> {
    running ??= sweep()
      .catch((error: unknown) => report("the calls of the wallet stood still", error))
      .finally(() => {
        running = null;
      });
    await running;
  }

  return {
    add,
    send,
    sendDue,
    /** Code and message with which the wallet refused a call. */
    refusalOf: async (transactionId: string): Promise<[code: string | null, message: string | null]> => {
      const [row] = await db.select().from(walletCall).where(eq(walletCall.transactionId, transactionId));
      return [row?.code ?? null, row?.message ?? null];
    },
    /** Says who acts on the answers to the bets of a game. */
    onBet: (gameId: string, handler: BetHandler) => void handlers.set(gameId, handler),
    onRolledBack: (handler: RolledBackHandler) => void rolledBackHandlers.push(handler),
    balance: async (token: string, requestId: string): Promise<number | null> => {
      const reply = await client("balance", { requestId, token, currency: "KRW" });
      return reply.kind === "done" ? reply.balance : null;
    },
    start: async () => {
      await readDue();
      timer = setInterval(() => {
        if (dueAt !== null && dueAt <= clock.now()) void sendDue();
      }, TICK_MS);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
