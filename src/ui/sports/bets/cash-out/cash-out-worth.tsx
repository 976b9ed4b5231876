import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { cashOutsQuery } from "../../../../api/queries/sports/cash-out.ts";
import { addComma } from "../../../../domain/common/price.ts";
import { useApp } from "../../../app-context.ts";
import { OpenBets } from "./open-bets.ts";
import { CASH_OUT_TEXT as TEXT } from "./text.ts";

/** In the folded line of an open bet: what all that is left of it is bought for now. Its place is kept while that is read. */
export function CashOutWorth({ betId }: { betId: string }) {
  const { data } = useQuery(cashOutsQuery(useApp().api, use(OpenBets)));
  const value = data?.items.find((one) => one.betId === betId)?.value;
  return (
    <span className="grid min-w-20 justify-items-end leading-tight">
      {typeof value === "number" ? (
        <>
          <span className="text-2xs font-normal text-muted">{TEXT.title}</span>
          <span>{addComma(value) + TEXT.won}</span>
        </>
      ) : (
        "-"
      )}
    </span>
  );
}
