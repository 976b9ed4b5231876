// The rates of rolling: by level, and of single accounts. The operator edits them.
import { asc, eq } from "drizzle-orm";
import type { LevelRates, MemberRates, RollingRate } from "../../../src/api/contract/operator/rolling.ts";
import { ROLLING_CATEGORIES } from "../../../src/domain/wallet/rolling.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { member, rollingMemberRate, rollingRate } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";

export const ratesInOrder = (rows: readonly { category: string; own: number; line: number }[]): RollingRate[] =>
  ROLLING_CATEGORIES.flatMap((category) =>
    rows.filter((row) => row.category === category).map(({ own, line }) => ({ category, own, line })),
  );

export async function listLevelRates(db: Queryable): Promise<{ level: number; rates: RollingRate[] }[]> {
  const rows = await db.select().from(rollingRate).orderBy(asc(rollingRate.level));
  return [...Map.groupBy(rows, ({ level }) => level)].map(([level, own]) => ({ level, rates: ratesInOrder(own) }));
}

/** Writes these levels whole and returns all. */
export async function changeLevelRates(
  tx: Tx,
  items: readonly LevelRates[],
): Promise<{ level: number; rates: RollingRate[] }[]> {
  for (const { level, rates } of items.toSorted((a, b) => a.level - b.level))
    for (const rate of rates) {
      const row = { level, ...rate };
      const target = [rollingRate.level, rollingRate.category];
      await tx.insert(rollingRate).values(row).onConflictDoUpdate({ target, set: row });
    }
  return listLevelRates(tx);
}

export async function listMemberRates(db: Queryable): Promise<MemberRates[]> {
  const rows = await db
    .select({ rate: rollingMemberRate, userId: member.userId, nickname: member.nickname, level: member.level })
    .from(rollingMemberRate)
    .innerJoin(member, eq(member.id, rollingMemberRate.memberId))
    .orderBy(asc(member.userId));
  return [...Map.groupBy(rows, ({ userId }) => userId)].flatMap(([userId, own]) => {
    const [first] = own;
    if (!first) return [];
    const { nickname, level } = first;
    return [{ userId, nickname, level, rates: ratesInOrder(own.map(({ rate }) => rate)) }];
  });
}

/** The account has these rates from now on, and no others of its own. Throws ApiError not_found. */
export async function changeMemberRates(tx: Tx, userId: string, rates: readonly RollingRate[]): Promise<void> {
  const [found] = await tx.select({ id: member.id }).from(member).where(eq(member.userId, userId)).for("update");
  if (!found) throw new ApiError("not_found", "회원을 찾을 수 없습니다.");
  await tx.delete(rollingMemberRate).where(eq(rollingMemberRate.memberId, found.id));
  if (rates.length > 0)
    await tx.insert(rollingMemberRate).values(rates.map((rate) => ({ memberId: found.id, ...rate })));
}
