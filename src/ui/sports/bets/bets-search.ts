import type { BetListQuery } from "../../../api/queries/sports/bets.ts";
import { dayFilter, filtersOf, textFilter, wholeFilter } from "../../frame/list/filters.ts";
import { STATUS_ORDER } from "./text.ts";

/** What the history is filtered by. `gameType`: src/domain/common/game-type.ts. Days in Seoul, both inclusive. */
export const parseBetsSearch = filtersOf({
  gameType: wholeFilter(1, 99),
  status: wholeFilter(-1, 3),
  from: dayFilter,
  to: dayFilter,
  /** One bet alone, where another page leads to it. */
  bet: textFilter(64),
});

export type BetsSearch = ReturnType<typeof parseBetsSearch>;

/** The call takes days as the page does: the last one belongs to the span. */
export function betsQueryOf({ page = 1, status, bet, ...filters }: BetsSearch): BetListQuery {
  const known = STATUS_ORDER.find((one) => one === status);
  return {
    ...filters,
    ...(known !== undefined && { status: `${known}` as const }),
    ...(bet !== undefined && { betId: bet }),
    page,
  };
}
