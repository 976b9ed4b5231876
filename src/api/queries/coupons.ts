import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { CouponState } from "../../domain/programmes/coupon.ts";
import type { ApiClient } from "../client/client.ts";
import { AdminCouponPage, CouponPage } from "../contract/coupons.ts";

export const COUPONS_KEY = ["coupons"] as const;

/** The member's own coupons. */
export const couponsQuery = (api: ApiClient, query: { state?: CouponState | undefined; page: number }) =>
  queryOptions({
    queryKey: [...COUPONS_KEY, query],
    queryFn: ({ signal }) => api.call(CouponPage, "coupons", { signal, query }),
    placeholderData: keepPreviousData,
  });

export const ADMIN_COUPONS_KEY = ["admin", "coupons"] as const;

export const adminCouponsQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...ADMIN_COUPONS_KEY, page],
    queryFn: ({ signal }) => api.call(AdminCouponPage, "admin/coupons", { signal, query: { page } }),
    placeholderData: keepPreviousData,
  });
