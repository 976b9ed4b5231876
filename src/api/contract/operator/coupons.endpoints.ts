import { endpoint } from "../endpoint.ts";
import { IdParams } from "./operator.ts";
import {
  AdminCoupon,
  AdminCouponPage,
  AdminCouponsQuery,
  CouponChange,
  CouponRequest,
  IssueReport,
  IssueRequest,
} from "../programmes/coupons.ts";

export const allCoupons = endpoint({
  method: "GET",
  path: "/admin/coupons",
  access: "admin",
  query: AdminCouponsQuery,
  answers: { 200: AdminCouponPage },
});

export const createCoupon = endpoint({
  method: "POST",
  path: "/admin/coupons",
  access: "admin",
  command: "account",
  body: CouponRequest,
  answers: { 201: AdminCoupon },
});

export const changeCoupon = endpoint({
  method: "PUT",
  path: "/admin/coupons/:id",
  access: "admin",
  command: "account",
  params: IdParams,
  body: CouponChange,
  answers: { 200: AdminCoupon },
});

export const issueCoupon = endpoint({
  method: "POST",
  path: "/admin/coupons/:id/issue",
  access: "admin",
  command: "account",
  params: IdParams,
  body: IssueRequest,
  answers: { 201: IssueReport },
});

export const endCoupon = endpoint({
  method: "POST",
  path: "/admin/coupons/:id/end",
  access: "admin",
  command: "account",
  params: IdParams,
  answers: { 200: AdminCoupon },
});
