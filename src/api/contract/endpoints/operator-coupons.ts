import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator.ts";
import { AdminCoupon } from "../coupons.ts";

export const endCoupon = endpoint({
  method: "POST",
  path: "/admin/coupons/:id/end",
  access: "admin",
  command: "account",
  params: IdParams,
  answers: { 200: AdminCoupon },
});
