import { keepPreviousData } from "@tanstack/react-query";
import type { CouponState } from "../../../domain/programmes/coupon.ts";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { coupons } from "../../contract/programmes/coupons.endpoints.ts";

/** The member's own coupons. */
export const couponsQuery = (api: ApiClient, query: { state?: CouponState | undefined; page: number }) => ({
  ...queryOf(api, coupons, { query }),
  placeholderData: keepPreviousData,
});
