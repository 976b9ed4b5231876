// Fills an empty database with the demo site. What is there already stays as it is.
import { eq } from "drizzle-orm";
import type { FriendRules } from "../../src/domain/programmes/friends/reward.ts";
import { hashPassword } from "../session/password.ts";
import { dateNow, type Clock } from "../clock.ts";
import type { Db, Tx } from "../db/open.ts";
import { agentShare, member, message, popup, setting, staff } from "../db/schema.ts";
import { writeFriendRules } from "../programmes/friends/rules.ts";
import { newId } from "../ids.ts";
import { openMemberAccounts } from "../ledger/accounts.ts";
import { deposit, givePoints } from "../ledger/deposits.ts";
import { seedProgrammeRules, seedProgrammes } from "./programmes.ts";
import { MESSENGERS_KEY } from "../community/messengers.ts";
import { seedBanks } from "./banks.ts";
import { DEMO_MANAGER, DEMO_MEMBERS, DEMO_PASSWORD, demoAccounts, type DemoAccount } from "./accounts.ts";
import type { HistoryOptions } from "./history/history.ts";
import { addNewcomers, newcomers } from "./history/people.ts";
import { seedCommunity } from "./community.ts";
import { DEMO_MESSENGERS, DEMO_POPUPS, MEMBER_WITH_UNREAD, NOTICE_MESSAGE, WELCOME_MESSAGE } from "./contents.ts";

const DAY_MS = 86_400_000;
/** Who brought the further members. */
const RECOMMENDERS = ["manager01", "manager01", "member03", "manager01", "member05", "manager01", "member07"];

/** True when demo accounts stand in the database. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const rows = await db.select({ id: member.id }).from(member).where(eq(member.demo, true)).limit(1);
  return rows.length > 0;
}

/**
 * `history`: the accounts stand since its first day, with further members who came since; what they did is still to be
 * written. False: the database has demo accounts already.
 */
export async function seedDemo(db: Db, clock: Clock, history?: HistoryOptions): Promise<boolean> {
  if (await hasDemoAccounts(db)) return false;
  const began: Clock = { now: () => clock.now() - (history?.days ?? 0) * DAY_MS };
  // One hash for all of them: their password is printed in the README anyway, and the start is quicker.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    const ids = new Map<string, string>();
    for (const account of demoAccounts()) {
      const recommenderId = ids.get(account.recommendedBy ?? DEMO_MANAGER) ?? null;
      ids.set(account.userId, await seedAccount(tx, began, account, { passwordHash, recommenderId }));
    }
    await seedShares(tx, ids);
    if (history) {
      const recommenders = RECOMMENDERS.flatMap((userId) => ids.get(userId) ?? []);
      const people = newcomers(history.seed, history.members - DEMO_MEMBERS, history.days);
      await addNewcomers(tx, began, people, { passwordHash, recommenders });
    }
    await seedContents(tx, began);
    await seedMessages(tx, began);
    await seedCommunity(tx, clock);
    await seedProgrammes(tx, clock);
    await seedBanks(tx, began);
  });
  return true;
}

/** What manager01 earns of its branch by periods, and of it agent01 below: percents of results, in hundredths. */
const SHARES = {
  manager01: { casino: 500, slot: 500, mini: 500, sports: 500 },
  agent01: { casino: 300, slot: 300, mini: 300 },
};

async function seedShares(tx: Tx, ids: ReadonlyMap<string, string>): Promise<void> {
  const rows = Object.entries(SHARES).flatMap(([userId, rates]) => {
    const memberId = ids.get(userId);
    if (memberId === undefined) return [];
    return Object.entries(rates).map(([product, rate]) => ({ memberId, product, basis: "result", rate }));
  });
  await tx.insert(agentShare).values(rows);
}

async function seedAccount(
  tx: Tx,
  clock: Clock,
  account: DemoAccount,
  options: { passwordHash: string; recommenderId: string | null },
): Promise<string> {
  const { emoney, point, recommendedBy: _by, ...row } = account;
  const id = newId();
  const { passwordHash } = options;
  const isBelow = account.roles.length === 0 || account.roles.includes("agent");
  const recommenderId = isBelow ? options.recommenderId : null;
  const createdAt = dateNow(clock);
  await tx.insert(member).values({ ...row, id, passwordHash, recommenderId, demo: true, createdAt });
  if (row.roles.length > 0) await tx.insert(staff).values({ memberId: id, createdAt });
  await openMemberAccounts(tx, id);
  const ref = `demo:${account.userId}`;
  if (emoney > 0) await deposit(tx, clock, { memberId: id, amount: emoney, ref, uniqueKey: `${ref}:money` });
  if (point > 0) await givePoints(tx, clock, { memberId: id, amount: point, ref, uniqueKey: `${ref}:points` });
  return id;
}

/** 1% for 30 times the charge: with the rates of the migrations that stays below the ceiling on every product. */
const DEMO_FRIEND_RULES: FriendRules = {
  isOn: true,
  lossPercent: 1,
  firstChargePercent: 1,
  firstChargeTurnover: 3_000,
  maxPoints: 100_000,
};

/** The notice line, messengers and popups as a new demo has them. */
export async function seedContents(tx: Tx, clock: Clock): Promise<void> {
  const updatedAt = dateNow(clock);
  await tx
    .insert(setting)
    .values([{ key: MESSENGERS_KEY, value: DEMO_MESSENGERS, updatedAt }])
    .onConflictDoNothing();
  await seedProgrammeRules(tx, clock);
  await writeFriendRules(tx, clock, DEMO_FRIEND_RULES);
  await tx
    .insert(popup)
    .values([...DEMO_POPUPS])
    .onConflictDoNothing();
}

/** Everyone has read the welcome; one has a message to read yet. */
export async function seedMessages(tx: Tx, clock: Clock): Promise<void> {
  const now = dateNow(clock);
  const members = await tx.select().from(member).where(eq(member.demo, true));
  const welcome = members
    .filter((row) => row.role === 1)
    .map((row) => ({ id: newId(), memberId: row.id, ...WELCOME_MESSAGE, sentAt: now, readAt: now }));
  const pending = members
    .filter((row) => row.userId === MEMBER_WITH_UNREAD)
    .map((row) => ({ id: newId(), memberId: row.id, ...NOTICE_MESSAGE, sentAt: now, readAt: null }));
  await tx.insert(message).values([...welcome, ...pending]);
}
