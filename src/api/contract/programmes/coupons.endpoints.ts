import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator/operator.ts";
import { CouponPage, CouponReport, CouponsQuery, RedeemRequest } from "./coupons.ts";

export const coupons = endpoint({
  method: "GET",
  path: "/coupons",
  access: "member",
  query: CouponsQuery,
  answers: { 200: CouponPage },
});

export const redeemCoupon = endpoint({
  method: "POST",
  path: "/coupons/redeem",
  access: "player",
  command: "account",
  body: RedeemRequest,
  answers: { 201: CouponReport },
});

export const spendCoupon = endpoint({
  method: "POST",
  path: "/coupons/:id/use",
  access: "player",
  command: "account",
  params: IdParams,
  answers: { 201: CouponReport },
});
