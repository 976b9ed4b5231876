import type { Bet, BetPick } from "../../../api/contract/sports/bets.ts";
import { isBonus } from "../../../domain/sports/slip/pick.ts";
import { pickedLine } from "../../../domain/sports/labels/lines.ts";
import { pickedName } from "../pick-names.ts";
import { BETS_TEXT } from "./text.ts";

/** What a bet is called in one line: "울산 현대 −0.5 · 울산 현대 대 전북 현대" of a single, "3폴더 + 보너스 · 울산 현대 외 2" or
 * "5폴더 · 울산 현대 언더 외 4" of a multiple, "라이브 바카라 · 플레이어" of a game. */
export function betTitle({ picks }: Pick<Bet, "picks">): string {
  const legs = picks.filter((pick) => !isBonus(pick));
  const [first] = legs;
  if (!first) return "";
  const more = legs.length - 1;
  if (more > 0)
    return `${BETS_TEXT.folders(legs.length, legs.length < picks.length)} · ${BETS_TEXT.andMore(legTitle(first), more)}`;
  if (first.kind !== "fixture") return `${first.gameName} · ${first.selectionName}`;
  const picked = [pickedName(first), pickedLine(first)].filter(Boolean).join(" ");
  return `${picked} · ${BETS_TEXT.versus(first.homeName, first.awayName)}`;
}

/** A leg that stands for the others: the team that was bet on; with the home team before it what is no team. */
function legTitle(leg: BetPick): string {
  const name = pickedName(leg);
  if (leg.kind !== "fixture") return `${leg.gameName} ${name}`;
  return leg.selectionKey === "home" || leg.selectionKey === "away" ? name : `${leg.homeName} ${name}`;
}
