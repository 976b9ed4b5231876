// What happens and what happened, in words.
import { periodName } from "../../../domain/sports/labels/periods.ts";
import { actionName, incidentName } from "../../../domain/sports/labels/scoreboard.ts";
import { SPORT } from "../../../domain/sports/market.ts";
import { clockText, footballMinute } from "../../../domain/sports/scoreboard/clock.ts";
import type { Incident, Scoreboard, Side } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { columnText, HALF_ENDS, type Teams } from "./board-words.ts";

export const teamOf = (teams: Teams, side: Side): string => (side === "home" ? teams.homeName : teams.awayName);

/** "공격 · FC 서울". */
export function actionText(teams: Teams, { action: { kind, side } }: Scoreboard): string {
  const name = actionName(teams.sportId, kind);
  return side ? `${name} · ${teamOf(teams, side)}` : name;
}

/** "71'", "4쿼터 05:01", "3P 18:00" of an incident; its period where the sport has no clock. */
export function incidentTime(sportId: string, { period, seconds }: Incident): string {
  if (seconds === null) return periodName(sportId, period);
  if (sportId !== SPORT.football) return `${columnText(sportId, period)} ${clockText(seconds)}`;
  return `${footballMinute(seconds, HALF_ENDS[period] ?? 120)}'`;
}

/** "골 · FC 서울 (2:1)". */
export function incidentText(teams: Teams, { kind, side, period, score }: Incident): string {
  const isOfPeriod = kind === "periodStart" || kind === "periodEnd";
  const said = incidentName(teams.sportId, kind);
  const name = isOfPeriod ? `${periodName(teams.sportId, period)} ${said}` : said;
  return [name, side && ` · ${teamOf(teams, side)}`, score && ` (${score.home}:${score.away})`]
    .filter(Boolean)
    .join("");
}
