// A member's coupons: the list, the use of one, and a code.
import * as endpoints from "../../src/api/contract/programmes/coupons.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { couponCounters, takeAttempt } from "../session/attempts.ts";
import { publishWallets } from "../sports/betting/member-events.ts";
import type { Tx } from "../db/open.ts";
import type { coupon } from "../db/schema.ts";
import { serve } from "../http/serve.ts";
import { readBalances } from "../ledger/balances.ts";
import { listCoupons, redeemCode, spendCoupon } from "./coupons.ts";

export const couponRoutes: Routes = (app, context) => {
  const { clock } = context;

  serve(app, context, endpoints.coupons, { summary: "내 쿠폰, 최신순", tag: "programme" })((request) =>
    listCoupons(context.database.db, clock, memberOf(request).id, request.query),
  );

  serve(app, context, endpoints.redeemCoupon, {
    summary: "쿠폰 번호를 등록하고 보상을 받습니다.",
    tag: "programme",
    movesMoney: true,
  })((request, run) => {
    const { id } = memberOf(request);
    return run({
      // A code is guessed: a wrong one stays counted, a right one does not.
      prepare: () => takeAttempt(context, couponCounters(id, request.address)),
      work: async (tx) => ({
        status: 201,
        body: await reportOf(tx, id, await redeemCode(tx, clock, id, request.body.code)),
      }),
      after: async (taken) => {
        await taken.forget();
        await publishWallets(context, [id]);
      },
    });
  });

  serve(app, context, endpoints.spendCoupon, {
    summary: "받은 쿠폰을 사용합니다.",
    tag: "programme",
    movesMoney: true,
  })((request, run) => {
    const { id } = memberOf(request);
    return run({
      work: async (tx) => ({
        status: 201,
        body: await reportOf(tx, id, await spendCoupon(tx, clock, id, request.params.id)),
      }),
      after: () => publishWallets(context, [id]),
    });
  });
};

async function reportOf(tx: Tx, memberId: string, { title, reward }: typeof coupon.$inferSelect) {
  return { title, kind: reward.kind, amount: reward.amount, ...(await readBalances(tx, memberId)) };
}
