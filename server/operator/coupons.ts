// Coupons as an operator keeps them.
import { randomInt } from "node:crypto";
import { count, desc, eq, inArray, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { OperatorCoupon, CouponChange, CouponRequest } from "../../src/api/contract/programmes/coupons.ts";
import type { PageAsked, PageOf } from "../../src/api/contract/page.ts";
import { CODE_ALPHABET, CODE_LENGTH, formatCode } from "../../src/domain/programmes/coupon.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { coupon, couponGrant } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { newId } from "../ids.ts";
import { paginate } from "../lists/paginate.ts";

const PAST = "만료 시각은 지금보다 뒤여야 합니다.";
const CODED = "번호로 등록하는 쿠폰인지는 바꿀 수 없습니다.";

export async function listOperatorCoupons(db: Queryable, asked: PageAsked): Promise<PageOf<OperatorCoupon>> {
  const [total] = await db.select({ count: count() }).from(coupon);
  return paginate(asked, total?.count ?? 0, async ({ limit, offset }) => {
    const rows = await db
      .select()
      .from(coupon)
      .orderBy(desc(coupon.createdAt), desc(coupon.id))
      .limit(limit)
      .offset(offset);
    return withCounts(db, rows);
  });
}

/** Makes a coupon; one with a count gets a code of its own. */
export async function createCoupon(
  tx: Tx,
  clock: Clock,
  createdBy: string,
  { title, reward, expiresAt, codeCount }: CouponRequest,
): Promise<OperatorCoupon> {
  if (Date.parse(expiresAt) <= clock.now())
    throw new ApiError("bad_request", PAST, { problems: [{ path: "expiresAt", message: PAST }] });
  const row = {
    id: newId(),
    title,
    reward,
    code: codeCount === null ? null : newCode(),
    codeCount,
    expiresAt: new Date(expiresAt),
    createdBy,
    createdAt: dateNow(clock),
  };
  const made = await tx.insert(coupon).values(row).returning();
  return oneOf(await withCounts(tx, made));
}

/** Throws ApiError not_found, and not_editable for a coupon that would gain or lose its code. */
export async function changeCoupon(
  tx: Tx,
  id: string,
  { title, expiresAt, codeCount }: InferOutput<typeof CouponChange>,
): Promise<OperatorCoupon> {
  const [found] = await tx.select().from(coupon).where(eq(coupon.id, id)).for("update");
  if (!found) throw new ApiError("not_found");
  if ((found.codeCount === null) !== (codeCount === null)) throw new ApiError("not_editable", CODED);
  const changed = await tx
    .update(coupon)
    .set({ title, codeCount, expiresAt: new Date(expiresAt) })
    .where(eq(coupon.id, id))
    .returning();
  return oneOf(await withCounts(tx, changed));
}

/** What is not used by now stays unused. */
export async function endCoupon(tx: Tx, clock: Clock, id: string): Promise<OperatorCoupon> {
  const now = dateNow(clock);
  const ended = await tx
    .update(coupon)
    .set({ expiresAt: sql`least(${coupon.expiresAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(coupon.id, id))
    .returning();
  return oneOf(await withCounts(tx, ended));
}

function oneOf(rows: readonly OperatorCoupon[]): OperatorCoupon {
  if (!rows[0]) throw new ApiError("not_found");
  return rows[0];
}

async function withCounts(db: Queryable, rows: readonly (typeof coupon.$inferSelect)[]): Promise<OperatorCoupon[]> {
  const ids = rows.map(({ id }) => id);
  const counts =
    ids.length === 0
      ? []
      : await db
          .select({ id: couponGrant.couponId, issued: count(), used: count(couponGrant.usedAt) })
          .from(couponGrant)
          .where(inArray(couponGrant.couponId, ids))
          .groupBy(couponGrant.couponId);
  return rows.map(({ id, title, reward, code, codeCount, expiresAt, createdAt, createdBy }) => {
    const own = counts.find((row) => row.id === id);
    return {
      id,
      title,
      reward,
      codeCount,
      createdBy,
      code: code && formatCode(code),
      expiresAt: expiresAt.toISOString(),
      createdAt: createdAt.toISOString(),
      issued: own?.issued ?? 0,
      used: own?.used ?? 0,
    };
  });
}

/** 80 random bits. */
function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("");
}
