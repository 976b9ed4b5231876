import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import type { OperatorCoupon } from "../../../api/contract/programmes/coupons.ts";
import { allCoupons, endCoupon } from "../../../api/contract/operator/coupons.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { rewardText } from "../../../domain/programmes/labels.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { ClaimList } from "../programmes/claim-list.tsx";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { endOf } from "../programmes/end-of.ts";
import { PROGRAMME_TEXT } from "../programmes/text.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { COUPON_OPERATOR_TEXT as TEXT } from "./text.ts";

const CouponForm = lazy(() => import("./coupon-form.tsx").then((file) => ({ default: file.CouponForm })));
const IssueForm = lazy(() => import("./issue-form.tsx").then((file) => ({ default: file.IssueForm })));

const readFilters = filtersOf({});
const COLUMNS: readonly DataColumn<OperatorCoupon>[] = [
  { id: "title", header: TEXT.name, value: ({ title }) => title },
  { id: "reward", header: TEXT.reward, value: ({ reward }) => rewardText(reward) },
  { id: "code", header: TEXT.code, value: ({ code }) => code ?? TEXT.noCode },
  { id: "count", header: TEXT.count, value: ({ codeCount }) => codeCount, isNumber: true },
  { id: "issued", header: TEXT.issued, value: ({ issued }) => issued, isNumber: true },
  { id: "used", header: TEXT.used, value: ({ used }) => used, isNumber: true },
  { id: "expiresAt", header: TEXT.expires, value: ({ expiresAt }) => formatDateTime(expiresAt) },
];

/** Coupons: made, issued, ended, and who used them. */
export function CouponsPage() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(pageQuery(api, allCoupons, { query: { page: filters.page ?? 1 } }));
  return (
    <EntityDesk<OperatorCoupon>
      label={TEXT.title}
      empty={TEXT.empty}
      query={query}
      stale={[allCoupons]}
      columns={COLUMNS}
      rowId={({ id }) => id}
      add={{ right: "coupons.change", label: TEXT.add, look: "primary", render: (form) => <CouponForm {...form} /> }}
      editors={[
        {
          label: TEXT.issue,
          right: "coupons.issue",
          isFor: ({ code }) => code === null,
          render: ({ id }, form) => <IssueForm couponId={id} {...form} />,
        },
        {
          label: PROGRAMME_TEXT.edit,
          right: "coupons.change",
          render: (coupon, form) => <CouponForm coupon={coupon} {...form} />,
        },
        { label: TEXT.claims, render: ({ id }) => <ClaimList programme="coupon" programmeId={id} /> },
      ]}
      remove={endOf({ to: endCoupon, ask: TEXT.askEnd })}
    />
  );
}
