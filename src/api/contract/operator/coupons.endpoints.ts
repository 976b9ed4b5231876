import { endpoint } from "../endpoint.ts";
import { IdParams } from "./operator.ts";
import {
  OperatorCoupon,
  OperatorCouponPage,
  OperatorCouponsQuery,
  CouponChange,
  CouponRequest,
  IssueReport,
  IssueRequest,
} from "../programmes/coupons.ts";

export const allCoupons = endpoint({
  method: "GET",
  path: "/admin/coupons",
  access: "operator",
  right: "coupons.read",
  query: OperatorCouponsQuery,
  answers: { 200: OperatorCouponPage },
});

export const createCoupon = endpoint({
  method: "POST",
  path: "/admin/coupons",
  access: "operator",
  right: "coupons.change",
  command: "account",
  body: CouponRequest,
  answers: { 201: OperatorCoupon },
});

export const changeCoupon = endpoint({
  method: "PUT",
  path: "/admin/coupons/:id",
  access: "operator",
  right: "coupons.change",
  command: "account",
  params: IdParams,
  body: CouponChange,
  answers: { 200: OperatorCoupon },
});

export const issueCoupon = endpoint({
  method: "POST",
  path: "/admin/coupons/:id/issue",
  access: "operator",
  right: "coupons.issue",
  command: "account",
  params: IdParams,
  body: IssueRequest,
  answers: { 201: IssueReport },
});

export const endCoupon = endpoint({
  method: "POST",
  path: "/admin/coupons/:id/end",
  access: "operator",
  right: "coupons.change",
  command: "account",
  params: IdParams,
  answers: { 200: OperatorCoupon },
});
