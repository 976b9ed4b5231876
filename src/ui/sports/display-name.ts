import type { BetPick } from "../../api/contract/bets.ts";
import type { FixtureWire, MarketWire, SelectionWire } from "../../api/contract/fixtures.ts";
import { roundText } from "../../domain/games/round-text.ts";
import { formatShortDateTime } from "../../domain/labels/format.ts";
import { lineLabel, marketLabel } from "../../domain/labels/markets.ts";
import { periodName } from "../../domain/labels/periods.ts";
import { PERIOD, type MarketFamily } from "../../domain/market.ts";
import { isBonus, type SlipEntry } from "../../domain/slip/pick.ts";
import { KOREA_TEXT } from "./korea/text.ts";

/** What stands on a price: the team where a side is bet on, the word otherwise. */
export function selectionLabel(
  fixture: Pick<FixtureWire, "homeName" | "awayName">,
  selection: Pick<SelectionWire, "key" | "name">,
): string {
  if (selection.key === "home") return fixture.homeName;
  if (selection.key === "away") return fixture.awayName;
  return selection.key === "draw" ? KOREA_TEXT.draw : selection.name;
}

/** "핸디캡", "전반 승무패": the market with its period where that is not the full time. */
export function marketTitle(sportId: string, market: Pick<MarketWire, "marketName" | "period">): string {
  const label = marketLabel(market.marketName);
  const period = market.period === PERIOD.fullTime ? "" : periodName(sportId, market.period);
  return period === "" || label.includes(period) ? label : `${period} ${label}`;
}

/** "−1" and "2.5": a market's line; that of a handicap belongs to the home side. */
export function marketLine(market: Pick<MarketWire, "family" | "line">): string {
  return lineLabel(market.family, market.line);
}

/** The line as it holds for what was picked: a handicap's line belongs to the home side. */
export function pickedLine(pick: { family: MarketFamily; line: number | null; selectionKey: string }): string {
  const isTurned = pick.family === "handicap" && pick.selectionKey === "away" && pick.line !== null;
  return lineLabel(pick.family, isTurned ? -(pick.line ?? 0) : pick.line);
}

/** The line of one selection: "+0.5" of the away side where the home side has −0.5. "" where the market has none. */
export function ownLine(market: Pick<MarketWire, "family" | "line">, selection: Pick<SelectionWire, "key">): string {
  return pickedLine({ ...market, selectionKey: selection.key });
}

/** What was picked, as a bet keeps it: the team where a side was bet on, the selection's name else. */
export function pickedName(pick: BetPick): string {
  if (isBonus(pick)) return KOREA_TEXT.bonus;
  if (pick.kind === "fixture" && pick.selectionKey === "home") return pick.homeName;
  if (pick.kind === "fixture" && pick.selectionKey === "away") return pick.awayName;
  return pick.selectionName;
}

/** What a leg of the slip is called. */
export function legName(entry: SlipEntry): string {
  if (entry.kind !== "fixture" || !isBonus(entry)) return entry.selectionName;
  return entry.bonusLegs ? `${KOREA_TEXT.bonus} ${KOREA_TEXT.folder(entry.bonusLegs)}` : KOREA_TEXT.bonus;
}

/** What a pick was made on: the market and its teams, or the round of a game. A bonus folder has none. */
export function pickPlace(pick: SlipEntry | BetPick): string | null {
  if (pick.kind !== "fixture") return KOREA_TEXT.gameRound(pick.gameName, roundText(pick.roundId));
  if (isBonus(pick)) return null;
  const market = `${marketTitle(pick.sportId, pick)} ${pickedLine(pick)}`;
  return `${market} · ${KOREA_TEXT.versus(pick.homeName, pick.awayName)}`;
}

/** When a pick's fixture begins, and in which league. */
export function pickTime(pick: SlipEntry | BetPick): string | null {
  if (pick.kind !== "fixture" || isBonus(pick)) return null;
  return `${formatShortDateTime(pick.startsAt)} ${pick.leagueName}`;
}
