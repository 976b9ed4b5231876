import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { keyOf } from "../../../api/client/ask.ts";
import type { Coupon } from "../../../api/contract/programmes/coupons.ts";
import { coupons } from "../../../api/contract/programmes/coupons.endpoints.ts";
import { couponsQuery } from "../../../api/queries/programmes/coupons.ts";
import { WALLET_KEY } from "../../../api/queries/wallet/money-keys.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { COUPON_STATE_NAMES, rewardText } from "../../../domain/programmes/labels.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { COUPON_STATES } from "../../../domain/programmes/coupon.ts";
import { multipleOf } from "../../../domain/programmes/reward.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { classNames } from "../../primitives/class-names.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { COUPON_TEXT as TEXT } from "./text.ts";

const RedeemForm = lazy(() => import("./redeem-form.tsx").then((file) => ({ default: file.RedeemForm })));
const SpendButton = lazy(() => import("./spend-button.tsx").then((file) => ({ default: file.SpendButton })));

const readFilters = filtersOf({ state: choiceFilter(COUPON_STATES) });
const TABS = [undefined, ...COUPON_STATES].map((value) => ({
  value,
  label: value ? COUPON_STATE_NAMES[value] : TEXT.all,
}));

/** Coupons that were issued, used or have expired, and the redemption of a code. */
export function CouponPage() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(couponsQuery(api, { state: filters.state, page: filters.page ?? 1 }));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/coupon")} />
      <Panel title={TEXT.redeemTitle}>
        <div className="max-w-120 p-3">
          <Suspense fallback={<Skeleton lines={2} />}>
            <RedeemForm />
          </Suspense>
        </div>
      </Panel>
      <Panel
        title={TEXT.mine}
        aside={<FilterTabs label={TEXT.states} name="state" tabs={TABS} selected={filters.state} />}
      >
        <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lines={3} lineClassName="h-20">
          {(page) => (
            <>
              <ul className="grid gap-2 p-3 tablet:grid-cols-2">
                {page.items.map((coupon) => (
                  <Card key={coupon.id} coupon={coupon} />
                ))}
              </ul>
              <ListPager page={page.page} pageCount={page.pageCount} />
            </>
          )}
        </QueryView>
      </Panel>
    </div>
  );
}

function Card({ coupon: { id, title, reward, state, expiresAt, usedAt } }: { coupon: Coupon }) {
  const queryClient = useQueryClient();
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: keyOf(coupons) });
    void queryClient.invalidateQueries({ queryKey: WALLET_KEY });
  };
  return (
    <li
      data-coupon={id}
      data-state={state}
      className={classNames(
        "flex items-center justify-between gap-3 rounded-lg border border-l-4 p-3",
        state === "issued" ? "border-line border-l-accent" : "border-line border-l-edge text-muted",
      )}
    >
      <div className="min-w-0">
        <p className="text-lg font-bold tabular-nums">{rewardText(reward)}</p>
        <p className="truncate text-sm">{title}</p>
        <p className="text-xs text-muted tabular-nums">
          {usedAt ? TEXT.usedAt(formatDateTime(usedAt)) : TEXT.until(formatDateTime(expiresAt))}
          {multipleOf(reward) > 0 && <> · {TEXT.wagering(multipleOf(reward))}</>}
        </p>
      </div>
      {state === "issued" ? (
        <Suspense fallback={<Skeleton lines={1} lineClassName="h-9 w-20" />}>
          <SpendButton id={id} title={title} onDone={reload} />
        </Suspense>
      ) : (
        <span className="shrink-0 text-xs font-semibold">{COUPON_STATE_NAMES[state]}</span>
      )}
    </li>
  );
}
