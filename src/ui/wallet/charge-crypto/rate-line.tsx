import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { tetherTerms } from "../../../api/contract/wallet/tether.endpoints.ts";
import type { TetherRate, TetherTerms } from "../../../api/contract/wallet/tether.ts";
import { rereadWhenDue } from "../../../api/queries/reread.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { rateDueInMs } from "../../../domain/wallet/tether.ts";
import type { RateMoved } from "../../../machines/shared/rate-moved.ts";
import { useApp } from "../../app-context.ts";
import { TETHER_TEXT as TEXT } from "./text.ts";

const nextRate = rereadWhenDue(({ rateAt }: TetherTerms) => rateDueInMs(Date.parse(rateAt), Date.now()));

/**
 * The terms of tether, read anew when the rate of the next hour is due. `moved`: a newer rate, with which a request was
 * refused.
 */
export function useTetherTerms(moved: TetherRate | null = null) {
  const query = useQuery({ ...queryOf(useApp().api, tetherTerms, {}), ...nextRate });
  const { data, refetch } = query;
  useEffect(() => {
    if (moved) void refetch();
  }, [moved, refetch]);
  const isNewer = moved && data && Date.parse(moved.rateAt) > Date.parse(data.rateAt);
  return isNewer ? { ...query, data: { ...data, rate: moved.rate, rateAt: moved.rateAt } } : query;
}

/** Why a request was not taken, and from which rate to which it moved. */
export function RateMovedNotice({ from, moved }: { from: number; moved: RateMoved }) {
  return (
    <p role="alert" className="grid gap-0.5 text-sm font-semibold text-warn tabular-nums">
      <span>{moved.message}</span>
      <span>{TEXT.rateMoved(formatPrice(from), formatPrice(moved.rate))}</span>
    </p>
  );
}

/** The rate with its hour; where it became another one since this was opened, both. */
export function RateLine({ rate, rateAt }: Pick<TetherTerms, "rate" | "rateAt">) {
  const [first] = useState(rate);
  return (
    <div className="grid gap-0.5 text-xs">
      <p className="text-muted tabular-nums">{TEXT.rateOf(formatPrice(rate), formatDateTime(rateAt))}</p>
      <output className="font-semibold text-warn tabular-nums empty:sr-only">
        {rate !== first && TEXT.rateMoved(formatPrice(first), formatPrice(rate))}
      </output>
    </div>
  );
}
