// How picks are called in slips and bets; lists of fixtures do without.
import { marketTitle } from "../../domain/sports/labels/markets.ts";
import type { BetPick } from "../../api/contract/sports/bets.ts";
import { roundText } from "../../domain/games/round-text.ts";
import { formatShortDateTime } from "../../domain/common/format.ts";
import { isBonus, type SlipEntry } from "../../domain/sports/slip/pick.ts";
import { pickedLine } from "../../domain/sports/labels/lines.ts";
import { KOREA_TEXT } from "./korea/text.ts";

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
