// Charges and exchanges of the history, decided by the operator within the hour; those of the last hours still wait.
import { sql } from "drizzle-orm";
import { ApiError } from "../../errors.ts";
import type { Tx } from "../../db/open.ts";
import { rowsFrom } from "../../db/execute.ts";
import { memberBank, moneyRequest, wagering } from "../../db/schema.ts";
import { rowsOf } from "../../db/transaction.ts";
import type { Member } from "../../http/app-type.ts";
import { newId } from "../../ids.ts";
import { HOUSE, memberAccount } from "../../ledger/accounts.ts";
import { postAll } from "../../ledger/post.ts";
import { promiseFirstCharge } from "../../programmes/friends/first-charge.ts";
import { actOnRequests } from "../../wallet/act.ts";
import { chargeRow } from "../../wallet/charge.ts";
import { requestExchange } from "../../wallet/exchange.ts";
import { activeChargeTypes, listMoneyLimits } from "../../wallet/money-limits.ts";
import { requestRolling } from "../../wallet/rolling/request.ts";
import { between, chosen, contextAt, MINUTE_MS, shuffled, type World } from "./world.ts";
import { eq } from "drizzle-orm";

const UNIT = 10_000;
const DECIDED_AFTER_MS = 9 * MINUTE_MS;
const REASONS = ["입금자명이 신청자와 다릅니다.", "입금이 확인되지 않았습니다."];

/** Who has less than so many won charges. */
const SHORT = 60_000;

async function walletsOf(world: World): Promise<Map<string, number>> {
  const rows = await rowsFrom<{ id: string; balance: number }>(
    world.context.database.db,
    sql`select member_id as id, balance::float8 as balance from account where kind = 'wallet'`,
  );
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** Members who are there and have little left, some of them. */
export async function whoCharges(world: World, most: number): Promise<Member[]> {
  const wallets = await walletsOf(world);
  const short = world.members.filter(
    ({ id, createdAt }) => createdAt.getTime() < world.clock.now() && (wallets.get(id) ?? 0) < SHORT,
  );
  return shuffled(world.random, short).slice(0, most);
}

/** Each of them asks for a charge at the clock; with `isDecided` the operator credits them, and refuses a few. */
export async function charge(world: World, members: readonly Member[], isDecided = true): Promise<void> {
  const { context, clock, random } = world;
  if (members.length === 0) return;
  const { db } = context.database;
  const [types, limits] = [await activeChargeTypes(db), await listMoneyLimits(db)];
  const requests = members.flatMap((member, at) => {
    const type = random() < 0.75 ? types[0] : chosen(random, types);
    const most = limits.find(({ level }) => level === member.level)?.maxCharge ?? 1_000_000;
    const amount = Math.min(most, between(random, 1, 4) ** 2 * 3 * UNIT + between(random, 0, 4) * UNIT);
    if (!type) return [];
    const createdAt = new Date(clock.now() + at * 2_000);
    const row = chargeRow({ memberId: member.id, amount, type, depositor: member.nickname, createdAt });
    return [{ row, isRefused: random() < 0.06 }];
  });
  await db.insert(moneyRequest).values(requests.map(({ row }) => row));
  clock.moveTo(clock.now() + members.length * 2_000);
  if (!isDecided) return;
  await db.transaction(async (tx) => {
    await moveAll(
      tx,
      world,
      requests.map(({ row }) => ({ id: row.id, state: "inProgress", reason: null })),
    );
    clock.moveTo(clock.now() + DECIDED_AFTER_MS);
    await moveAll(
      tx,
      world,
      requests.map(({ row, isRefused }) => ({
        id: row.id,
        state: isRefused ? "refused" : "done",
        reason: isRefused ? (chosen(random, REASONS) ?? null) : null,
      })),
    );
    const credited = requests.filter(({ isRefused }) => !isRefused).map(({ row }) => row);
    await creditAll(tx, world, credited);
  });
}

/** The moves of several requests, and who decided. */
async function moveAll(
  tx: Tx,
  { clock, operator }: World,
  moves: readonly { id: string; state: string; reason: string | null }[],
): Promise<void> {
  const at = new Date(clock.now()).toISOString();
  const isEnd = moves.every(({ state }) => state !== "inProgress");
  await tx.execute(sql`
    insert into money_request_state (request_id, state, at, by, reason)
    select v."id", v."state", ${at}::timestamptz, ${operator.id}, v."reason"
    from ${rowsOf(moves)} as v("id" text, "state" text, "reason" text)`);
  if (!isEnd) return;
  await tx.execute(sql`
    update money_request r set decided_by = ${operator.id}, decided_at = ${at}::timestamptz, reason = v."reason",
      bank = b.bank, bank_number = b.number, bank_holder = b.holder
    from ${rowsOf(moves)} as v("id" text, "reason" text), member m, house_bank b
    where r.id = v."id" and m.id = r.member_id and b.is_active and m.level between b.min_level and b.max_level`);
}

/** What an approval books: src of the lines is server/wallet/act.ts. */
async function creditAll(
  tx: Tx,
  { context, clock }: World,
  rows: readonly { id: string; memberId: string; amount: number; bonus: number; wagering: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  const grantedAt = new Date(clock.now());
  const required = rows.filter((row) => row.wagering > 0);
  if (required.length > 0)
    await tx.insert(wagering).values(
      required.map((row) => ({
        id: newId(),
        memberId: row.memberId,
        ref: `charge:${row.id}`,
        required: row.wagering,
        grantedAt,
      })),
    );
  const lines = (house: string, memberId: string, amount: number) =>
    [house, memberAccount.wallet(memberId)].map((account) => ({ account, amount }));
  await postAll(
    tx,
    context.clock,
    rows.flatMap(({ id, memberId, amount, bonus }) => {
      const ref = `charge:${id}`;
      return [
        { kind: "charge" as const, ref, uniqueKey: ref, lines: lines(HOUSE.bank, memberId, amount) },
        ...(bonus > 0
          ? [
              {
                kind: "bonus" as const,
                ref,
                uniqueKey: `${ref}:bonus`,
                lines: lines(HOUSE.promotions, memberId, bonus),
              },
            ]
          : []),
      ];
    }),
  );
  for (const { id, memberId, amount } of rows)
    await promiseFirstCharge(tx, context.clock, { friendId: memberId, amount, ref: `charge:${id}` });
}

/** Each of them asks for an exchange of a part of the wallet; where the rules refuse it, nothing is asked for. */
export async function exchange(world: World, members: readonly Member[], isDecided = true): Promise<void> {
  const { context, clock, random } = world;
  const { db } = context.database;
  const wallets = await walletsOf(world);
  const asked: string[] = [];
  for (const member of members) {
    const amount = Math.min(50, Math.floor(((wallets.get(member.id) ?? 0) * (0.3 + random() * 0.5)) / UNIT)) * UNIT;
    const [bank] = await db.select().from(memberBank).where(eq(memberBank.memberId, member.id));
    if (amount < UNIT || !bank) continue;
    clock.moveTo(clock.now() + 5_000);
    const id = await orRefused(() =>
      db.transaction(async (tx) => (await requestExchange(tx, context, member, { amount }, bank)).id),
    );
    if (id) asked.push(id);
  }
  if (isDecided) await decide(world, asked);
}

/** Each of them asks for the rolling that has come together. */
export async function settleRolling(world: World, receivers: readonly Member[], isDecided = true): Promise<void> {
  const { context, clock } = world;
  const asked: string[] = [];
  for (const receiver of receivers) {
    const id = await orRefused(() =>
      context.database.db.transaction(async (tx) => (await requestRolling(tx, context.clock, receiver, "all")).id),
    );
    if (id) asked.push(id);
    clock.moveTo(clock.now() + 5_000);
  }
  if (isDecided) await decide(world, asked);
}

async function decide(world: World, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { context, clock, operator } = world;
  for (const [action, after] of [
    ["claim", 60_000],
    ["approve", 90_000],
  ] as const) {
    clock.moveTo(clock.now() + after);
    const act = { action, ids: [...ids], reason: "", reference: "" };
    await context.database.db.transaction((tx) => actOnRequests(tx, contextAt(world, clock.now()), operator, act));
  }
}

async function orRefused(work: () => Promise<string>): Promise<string | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
