// A member's coupons, and how they are used.
import { and, count, desc, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Coupon, CouponsQuery } from "../../src/api/contract/programmes/coupons.ts";
import type { PageOf } from "../../src/api/contract/page.ts";
import { type CouponState, couponState } from "../../src/domain/programmes/coupon.ts";
import { IS_MEMBER } from "../account/members.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { coupon, couponGrant } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { paginate } from "../lists/paginate.ts";
import { grant } from "./grant.ts";

const UNKNOWN = "없는 쿠폰입니다. 번호를 확인해주세요.";
const EXPIRED = "기간이 지난 쿠폰입니다.";
const USED = "이미 사용한 쿠폰입니다.";
const EXHAUSTED = "준비한 수량이 모두 사용되었습니다.";

export async function listCoupons(
  db: Queryable,
  clock: Clock,
  memberId: string,
  query: InferOutput<typeof CouponsQuery>,
): Promise<PageOf<Coupon>> {
  const now = dateNow(clock);
  const conditions: Readonly<Record<CouponState, ReturnType<typeof and>>> = {
    issued: and(isNull(couponGrant.usedAt), gt(coupon.expiresAt, now)),
    used: isNotNull(couponGrant.usedAt),
    expired: and(isNull(couponGrant.usedAt), lte(coupon.expiresAt, now)),
  };
  const wanted = and(eq(couponGrant.memberId, memberId), query.state && conditions[query.state]);
  const [total] = await db
    .select({ count: count() })
    .from(couponGrant)
    .innerJoin(coupon, eq(coupon.id, couponGrant.couponId))
    .where(wanted);
  return paginate(query, total?.count ?? 0, async ({ limit, offset }) => {
    const rows = await db
      .select({ coupon, given: couponGrant })
      .from(couponGrant)
      .innerJoin(coupon, eq(coupon.id, couponGrant.couponId))
      .where(wanted)
      .orderBy(desc(couponGrant.issuedAt), desc(couponGrant.couponId))
      .limit(limit)
      .offset(offset);
    return rows.map(({ coupon: { id, title, reward, expiresAt }, given: { issuedAt, usedAt } }) => ({
      id,
      title,
      reward,
      state: couponState({ usedAt: usedAt?.getTime() ?? null, expiresAt: expiresAt.getTime() }, clock.now()),
      issuedAt: issuedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    }));
  });
}

type CouponRow = typeof coupon.$inferSelect;

/** Uses a coupon that was issued to the member. Throws ApiError not_found, already_claimed, not_claimable. */
export async function spendCoupon(tx: Tx, clock: Clock, memberId: string, id: string): Promise<CouponRow> {
  const [found] = await tx
    .select({ coupon, usedAt: couponGrant.usedAt })
    .from(couponGrant)
    .innerJoin(coupon, eq(coupon.id, couponGrant.couponId))
    .where(and(eq(couponGrant.couponId, id), eq(couponGrant.memberId, memberId)))
    .for("update", { of: couponGrant });
  if (!found) throw new ApiError("not_found", UNKNOWN);
  if (found.usedAt) throw new ApiError("already_claimed", USED);
  return pay(tx, clock, memberId, found.coupon);
}

/** Redeems a folded code. Throws as `spendCoupon` does, and not_claimable when the code was redeemed often enough. */
export async function redeemCode(tx: Tx, clock: Clock, memberId: string, code: string): Promise<CouponRow> {
  // The lock makes members who redeem the last one wait for each other.
  const [found] = await tx.select().from(coupon).where(eq(coupon.code, code)).for("update");
  if (!found) throw new ApiError("not_found", UNKNOWN);
  if (found.expiresAt <= dateNow(clock)) throw new ApiError("not_claimable", EXPIRED);
  const given = eq(couponGrant.couponId, found.id);
  const own = await tx.$count(couponGrant, and(given, eq(couponGrant.memberId, memberId)));
  if (own > 0) throw new ApiError("already_claimed", USED);
  if ((await tx.$count(couponGrant, given)) >= (found.codeCount ?? 0)) throw new ApiError("not_claimable", EXHAUSTED);
  await tx.insert(couponGrant).values({ couponId: found.id, memberId, issuedAt: dateNow(clock) });
  return pay(tx, clock, memberId, found);
}

async function pay(tx: Tx, clock: Clock, memberId: string, used: CouponRow): Promise<CouponRow> {
  const now = dateNow(clock);
  if (used.expiresAt <= now) throw new ApiError("not_claimable", EXPIRED);
  await tx
    .update(couponGrant)
    .set({ usedAt: now })
    .where(and(eq(couponGrant.couponId, used.id), eq(couponGrant.memberId, memberId)));
  await grant(tx, clock, {
    programme: "coupon",
    programmeId: used.id,
    occasion: "",
    memberId,
    reward: used.reward,
  });
  return used;
}

/** Issues a coupon to these members, or to everybody who is a member; returns how many had none. */
export async function issueCoupon(
  tx: Tx,
  clock: Clock,
  id: string,
  receivers: "all" | readonly string[],
): Promise<number> {
  const [found] = await tx.select().from(coupon).where(eq(coupon.id, id)).for("update");
  if (!found) throw new ApiError("not_found");
  if (found.code !== null) throw new ApiError("not_editable", "쿠폰 번호가 있는 쿠폰은 회원이 직접 등록합니다.");
  if (found.expiresAt <= dateNow(clock)) throw new ApiError("not_claimable", EXPIRED);
  const wanted =
    receivers === "all"
      ? sql`m.disabled_at is null`
      : sql`m.user_id in (select jsonb_array_elements_text(${JSON.stringify(receivers)}::text::jsonb))`;
  const unknown = receivers === "all" ? [] : await unknownMembers(tx, receivers);
  if (unknown.length > 0) {
    const message = `회원을 찾을 수 없습니다: ${unknown.slice(0, 5).join(", ")}`;
    throw new ApiError("not_found", message, { problems: [{ path: "receivers", message }] });
  }
  const issued = (await tx.execute(sql`
    insert into coupon_grant (coupon_id, member_id, issued_at)
    select ${id}, m.id, ${dateNow(clock).toISOString()}::timestamptz from member m where ${IS_MEMBER} and ${wanted}
    on conflict do nothing returning member_id`)) as unknown as { rows: unknown[] };
  return issued.rows.length;
}

async function unknownMembers(tx: Tx, receivers: readonly string[]): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    select r.user_id from jsonb_array_elements_text(${JSON.stringify(receivers)}::text::jsonb) as r(user_id)
    where not exists (select 1 from member m where m.user_id = r.user_id and ${IS_MEMBER})`)) as unknown as {
    rows: { user_id: string }[];
  };
  return rows.map(({ user_id }) => user_id);
}
