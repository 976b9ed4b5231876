// What the database itself holds of the ledger's promises, whatever the code above it does.
import { and, eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Tx } from "../../../server/db/open.ts";
import { account, entry, member, posting } from "../../../server/db/schema.ts";
import { HOUSE, memberAccount } from "../../../server/ledger/accounts.ts";
import { audit } from "../../../server/ledger/audit.ts";
import { readBalances } from "../../../server/ledger/balances.ts";
import { deposit } from "../../../server/ledger/deposits.ts";
import { post, postAll, type Movement } from "../../../server/ledger/post.ts";
import { servedHere } from "../lib/served.ts";

const server = servedHere();
let memberId: string;

beforeAll(async () => {
  const [row] = await server.context.database.db.select().from(member).where(eq(member.userId, "member01"));
  memberId = row?.id ?? "";
});

const inTx = <T>(work: (tx: Tx) => Promise<T>) => server.context.database.db.transaction(work);
const move = (lines: Movement["lines"], uniqueKey?: string) =>
  inTx((tx) => post(tx, server.clock, { kind: "stake", ref: "test", lines, ...(uniqueKey && { uniqueKey }) }));
const wallet = () => memberAccount.wallet(memberId);
const staked = () => memberAccount.staked(memberId);

/** The text of an error and of what caused it. */
async function failure(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    const texts: string[] = [];
    for (let at: unknown = error; at instanceof Error; at = at.cause) texts.push(at.message);
    return texts.join("\n");
  }
  return "it succeeded";
}

/** What a movement was refused with. Throws when it moved a balance all the same. */
async function refusalOf(work: () => Promise<unknown>): Promise<string> {
  const { db } = server.context.database;
  const before = JSON.stringify(await db.select().from(account).orderBy(account.id));
  const said = await failure(work());
  if (JSON.stringify(await db.select().from(account).orderBy(account.id)) !== before)
    throw new Error(`a balance moved, and it said: ${said}`);
  return said;
}

test("no account falls below zero, not even by one won [CERT-A9]", async () => {
  const { emoney } = await readBalances(server.context.database.db, memberId);
  expect(
    await refusalOf(() =>
      move([
        { account: wallet(), amount: -emoney - 1 },
        { account: staked(), amount: emoney + 1 },
      ]),
    ),
  ).toMatch(/entry_balance_never_below_zero/);
});

test("what does not balance is not posted, nor a posting of nothing, nor one of two currencies", async () => {
  expect(
    await refusalOf(() =>
      move([
        { account: wallet(), amount: -10 },
        { account: staked(), amount: 9 },
      ]),
    ),
  ).toMatch(/does not balance/);
  expect(await refusalOf(() => inTx((tx) => tx.insert(posting).values({ kind: "stake", at: new Date() })))).toMatch(
    /does not balance/,
  );
  expect(
    await refusalOf(() =>
      move([
        { account: HOUSE.bank, amount: 10 },
        { account: memberAccount.points(memberId), amount: 10 },
      ]),
    ),
  ).toMatch(/does not balance/);
});

test("no entry is added to a posting that stands", async () => {
  const id = await move([
    { account: wallet(), amount: -10 },
    { account: staked(), amount: 10 },
  ]);
  const add = (lines: [string, number][]) =>
    inTx((tx) =>
      tx.insert(entry).values(lines.map(([accountId, amount]) => ({ postingId: id, accountId, amount, balance: 0 }))),
    );
  expect(await refusalOf(() => add([[wallet(), 5]]))).toMatch(/does not balance/);
  expect(
    await refusalOf(() =>
      add([
        [wallet(), -5],
        [staked(), 5],
      ]),
    ),
  ).toMatch(/append only/);
  await move([
    { account: wallet(), amount: 10 },
    { account: staked(), amount: -10 },
  ]);
});

test("postings and entries are never changed or removed, and a balance moves by an entry only [CERT-B4]", async () => {
  const { db } = server.context.database;
  expect(await refusalOf(() => db.update(entry).set({ amount: 1 }))).toMatch(/append only/);
  expect(await refusalOf(() => db.delete(entry))).toMatch(/append only/);
  expect(await refusalOf(() => db.update(posting).set({ kind: "x" }))).toMatch(/append only/);
  expect(await refusalOf(() => db.delete(posting))).toMatch(/append only/);
  expect(await refusalOf(() => db.update(account).set({ balance: 5 }).where(eq(account.id, wallet())))).toMatch(
    /by an entry only/,
  );
  expect(
    await refusalOf(() =>
      db.insert(account).values({ id: "new", kind: "wallet", currency: "won", normal: "credit", balance: 1 }),
    ),
  ).toMatch(/balance of 0/);
});

test("an entry says the balance, kind and time that are right, and is numbered last of its account", async () => {
  const { db } = server.context.database;
  const at = new Date();
  const balanceOf = async (id: string) =>
    (await db.select({ balance: account.balance }).from(account).where(eq(account.id, id)))[0]?.balance ?? 0;
  const [has, hasStaked] = [await balanceOf(wallet()), await balanceOf(staked())];
  const right = [
    { accountId: wallet(), amount: -10, balance: has - 10, kind: "stake", at },
    { accountId: staked(), amount: 10, balance: hasStaked + 10 },
  ];
  const insert = (change: Partial<typeof entry.$inferInsert>, other: Partial<typeof entry.$inferInsert> = {}) =>
    inTx(async (tx) => {
      const [made] = await tx.insert(posting).values({ kind: "stake", at }).returning({ id: posting.id });
      const lines = right.map((line, i) => ({ ...line, ...(i === 0 ? change : other), postingId: made?.id ?? 0 }));
      await tx.insert(entry).values(lines);
    });
  expect(await refusalOf(() => insert({ balance: has - 9 }))).toMatch(/does not follow/);
  expect(await refusalOf(() => insert({ balance: has }))).toMatch(/does not follow/);
  expect(await refusalOf(() => insert({}, { balance: 0 }))).toMatch(/does not follow/);
  expect(await refusalOf(() => insert({ kind: "gift" }))).toMatch(/another kind or time/);
  expect(await refusalOf(() => insert({ at: new Date(at.getTime() + 1) }))).toMatch(/another kind or time/);
  expect(await refusalOf(() => insert({ kind: null, at: null }))).toMatch(/another kind or time/);
  expect(await refusalOf(() => insert({}, { kind: "stake" }))).toMatch(/another kind or time/);
  expect(await refusalOf(() => insert({ id: 0 }))).toMatch(/numbered before/);
  expect(await refusalOf(() => insert({ accountId: "wallet:nobody" }))).toMatch(/foreign key|does not balance/);
  const noOne = [
    { account: "wallet:nobody", amount: 10 },
    { account: HOUSE.bank, amount: 10 },
  ];
  expect(await refusalOf(() => move(noOne))).toMatch(/no account/);
  await insert({});
  expect(await balanceOf(wallet())).toBe(has - 10);
  await move([
    { account: wallet(), amount: 10 },
    { account: staked(), amount: -10 },
  ]);
  expect((await audit(db)).differences).toEqual([]);
});

test("movements posted together follow each other in one account", async () => {
  const { db } = server.context.database;
  const { emoney } = await readBalances(db, memberId);
  const lines = (amount: number) => [
    { account: wallet(), amount: -amount },
    { account: staked(), amount },
  ];
  const ids = await inTx((tx) =>
    postAll(
      tx,
      server.clock,
      [30, 20, -50].map((amount) => ({ kind: "stake", ref: "together", lines: lines(amount) })),
    ),
  );
  const own = await db
    .select({ postingId: entry.postingId, balance: entry.balance })
    .from(entry)
    .where(and(eq(entry.accountId, wallet()), inArray(entry.postingId, ids)))
    .orderBy(entry.id);
  expect(own).toEqual(ids.map((postingId, i) => ({ postingId, balance: emoney - ([30, 50, 0][i] ?? NaN) })));
  expect((await audit(db)).differences).toEqual([]);
});

test("the same cause is posted once", async () => {
  const lines = [
    { account: wallet(), amount: -10 },
    { account: staked(), amount: 10 },
  ];
  await move(lines, "cause:1");
  expect(await refusalOf(() => move(lines, "cause:1"))).toMatch(/unique_key/);
  await move(lines.map((line) => ({ ...line, amount: -line.amount })));
});

test("after any run of movements, taken or refused, the audit finds the books right", async () => {
  const { db } = server.context.database;
  const amounts = fc.array(fc.integer({ min: -3_000_000, max: 3_000_000 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(amounts, async (run) => {
      for (const amount of run) {
        const before = await readBalances(db, memberId);
        const work =
          amount > 0
            ? inTx((tx) => deposit(tx, server.clock, { memberId, amount, ref: "test" }))
            : move([
                { account: HOUSE.bank, amount },
                { account: wallet(), amount },
              ]);
        const said = await failure(work);
        const refused = amount === 0 || before.emoney + amount < 0;
        expect(said === "it succeeded").toBe(!refused);
        expect((await readBalances(db, memberId)).emoney).toBe(before.emoney + (refused ? 0 : amount));
      }
      expect((await audit(db)).differences).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test("movements at once leave every account's entries in the order of its balances", async () => {
  const { db } = server.context.database;
  const members = await db.select({ id: member.id }).from(member);
  const before = await readBalances(db, memberId);
  await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      inTx((tx) => deposit(tx, server.clock, { memberId: members[i % 4]?.id ?? memberId, amount: i + 1, ref: "test" })),
    ),
  );
  expect((await audit(db)).differences).toEqual([]);
  expect((await readBalances(db, memberId)).emoney).toBeGreaterThanOrEqual(before.emoney);
});

test("the audit names what is wrong, when someone with the keys of the database was at the books", async () => {
  const { db } = server.context.database;
  // Thrown, so that the transaction is undone.
  const tampered = (change: string): Promise<string> =>
    failure(
      inTx(async (tx) => {
        await tx.execute(sql.raw("set local session_replication_role = replica"));
        await tx.execute(sql.raw(change));
        const report = await audit(tx);
        throw new Error([`ok: ${report.ok}`, ...report.differences].join("\n"));
      }),
    );
  const id = wallet();
  expect(await tampered(`update account set balance = balance + 1 where id = '${id}'`)).toContain(
    `account ${id}: balance`,
  );
  expect(await tampered(`update account set balance = balance + 1 where id = '${id}'`)).toContain(
    "won: all debit balances",
  );
  expect(await tampered(`update entry set balance = balance + 1 where account_id = '${id}'`)).toMatch(
    /entry \d+ of wallet/,
  );
  expect(await tampered(`delete from entry where account_id = '${id}'`)).toMatch(
    /posting \d+ \(deposit\): debits and credits differ/,
  );
  expect(await tampered("insert into posting (kind, at) values ('stake', now())")).toMatch(
    /posting \d+ \(stake\): no entries/,
  );
  const bet = `insert into bet (id, member_id, game_type, stake, price, payout, placed_at, status, paid) values ('b', '${memberId}', 1, 700, 200, 1400, now(), `;
  expect(await tampered(`${bet}0, 0)`)).toMatch(
    /staked 0, open bets hold 700[\s\S]*bet b: stake 700, its stake postings sum to 0/,
  );
  expect(await tampered(`${bet}2, 1400)`)).toContain("bet b: paid 1400 of stake 700, the books say 0 of 0");
  expect((await audit(db)).ok).toBe(true);
});
