// The operator makes coupons, issues and ends them.
import * as endpoints from "../../src/api/contract/operator/coupons.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { serve } from "../http/serve.ts";
import { changeCoupon, createCoupon, endCoupon, listOperatorCoupons } from "./coupons.ts";
import { issueCoupon } from "../programmes/coupons.ts";

export const operatorCouponRoutes: Routes = (app, context) => {
  const { clock } = context;

  serve(app, context, endpoints.allCoupons, { summary: "쿠폰 목록, 최신순", tag: "operator" })(({ query }) =>
    listOperatorCoupons(context.database.db, query),
  );

  serve(app, context, endpoints.createCoupon, { summary: "쿠폰을 만듭니다.", tag: "operator" })((request, run) =>
    run({
      work: async (tx) => ({
        status: 201,
        body: await createCoupon(tx, clock, memberOf(request).userId, request.body),
      }),
    }),
  );

  serve(app, context, endpoints.changeCoupon, { summary: "쿠폰의 이름, 기한, 수량을 바꿉니다.", tag: "operator" })(
    ({ params, body }, run) =>
      run({ work: async (tx) => ({ status: 200, body: await changeCoupon(tx, params.id, body) }) }),
  );

  serve(app, context, endpoints.issueCoupon, {
    summary: "쿠폰을 회원에게 발급합니다. 이미 받은 회원은 건너뜁니다.",
    tag: "operator",
    perMinute: 60,
  })(({ params, body }, run) =>
    run({
      work: async (tx) => ({
        status: 201,
        body: { issued: await issueCoupon(tx, clock, params.id, body.receivers) },
      }),
    }),
  );

  serve(app, context, endpoints.endCoupon, {
    summary: "쿠폰을 지금 끝냅니다. 쓰지 않은 쿠폰은 만료됩니다.",
    tag: "operator",
  })(({ params }, run) => run({ work: async (tx) => ({ status: 200, body: await endCoupon(tx, clock, params.id) }) }));
};
