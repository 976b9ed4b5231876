// The operator makes coupons, issues and ends them.
import {
  AdminCoupon,
  AdminCouponPage,
  AdminCouponsQuery,
  CouponChange,
  CouponRequest,
  IssueReport,
  IssueRequest,
} from "../../../src/api/contract/coupons.ts";
import { IdParams } from "../../../src/api/contract/operator.ts";
import * as operatorEndpoints from "../../../src/api/contract/endpoints/operator-coupons.ts";
import { describeRoute, memberOf, type Routes } from "../../app.ts";
import { answerCommand } from "../../commands/answer-command.ts";
import { serve } from "../../http/serve.ts";
import { changeCoupon, createCoupon, endCoupon, listAdminCoupons } from "../../programmes/coupon-desk.ts";
import { issueCoupon } from "../../programmes/coupons.ts";

export const operatorCouponRoutes: Routes = (app, context) => {
  const { clock } = context;
  const operator = { access: "admin", tag: "operator", command: "account" } as const;

  app.get(
    "/api/admin/coupons",
    describeRoute({
      access: "admin",
      summary: "쿠폰 목록, 최신순",
      tag: "operator",
      querystring: AdminCouponsQuery,
      response: { 200: AdminCouponPage },
    }),
    (request) => listAdminCoupons(context.database.db, request.query),
  );

  app.post(
    "/api/admin/coupons",
    describeRoute({
      ...operator,
      summary: "쿠폰을 만듭니다.",
      body: CouponRequest,
      response: { 201: AdminCoupon },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({
          status: 201,
          body: await createCoupon(tx, clock, memberOf(request).userId, request.body),
        }),
      }),
  );

  app.put(
    "/api/admin/coupons/:id",
    describeRoute({
      ...operator,
      summary: "쿠폰의 이름, 기한, 수량을 바꿉니다.",
      params: IdParams,
      body: CouponChange,
      response: { 200: AdminCoupon },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 200, body: await changeCoupon(tx, request.params.id, request.body) }),
      }),
  );

  app.post(
    "/api/admin/coupons/:id/issue",
    describeRoute({
      ...operator,
      perMinute: 60,
      summary: "쿠폰을 회원에게 발급합니다. 이미 받은 회원은 건너뜁니다.",
      params: IdParams,
      body: IssueRequest,
      response: { 201: IssueReport },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({
          status: 201,
          body: { issued: await issueCoupon(tx, clock, request.params.id, request.body.receivers) },
        }),
      }),
  );

  serve(app, context, operatorEndpoints.endCoupon, {
    summary: "쿠폰을 지금 끝냅니다. 쓰지 않은 쿠폰은 만료됩니다.",
    tag: "operator",
  })(({ params }, run) => run({ work: async (tx) => ({ status: 200, body: await endCoupon(tx, clock, params.id) }) }));
};
