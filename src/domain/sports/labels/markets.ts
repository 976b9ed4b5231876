// What members read for a market, by the English or Korean name that a feed writes.
import { PERIOD } from "../market.ts";
import { kindOfName } from "../markets/table.ts";
import { entryOf } from "../../common/entry-of.ts";
import { periodName } from "./periods.ts";

/** Names of markets that the house does not offer, and may meet in what others write. */
const OTHER_NAMES: Readonly<Record<string, string>> = { "First Team To Score": "첫 득점" };

/** The Korean name of a market without its period; the name itself when no table knows it. */
export function marketLabel(marketName: string): string {
  return kindOfName(marketName)?.label ?? entryOf(OTHER_NAMES, marketName) ?? marketName;
}

/**
 * "핸디캡", "전반 승무패": the market with its period where that is not the full time. The period has the name that its
 * sport gives it, whatever the feed calls it: the first half is 1피리어드 in ice hockey.
 */
export function marketTitle(sportId: string, market: { marketName: string; period: string }): string {
  const label = marketLabel(market.marketName);
  const period = market.period === PERIOD.fullTime ? "" : periodName(sportId, market.period);
  return period === "" || label.includes(period) ? label : `${period} ${label}`;
}
