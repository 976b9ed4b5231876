import type { SearchAnswer } from "../../../api/contract/sports/search.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import type { Found } from "../../../domain/frame/site-search/found.ts";
import { sportName } from "../../../domain/sports/labels/sports.ts";
import { SITE_SEARCH_TEXT as TEXT } from "./text.ts";

/** What the server found, as the search shows it: each leads to its place in the lists. */
export function foundOf({ teams, leagues, fixtures }: SearchAnswer): Found[] {
  return [
    ...teams.map(({ name, sportId, leagueName, ...counts }): Found => ({
      kind: "team",
      id: `team ${sportId} ${name}`,
      name,
      detail: [sportName(sportId), leagueName, ...countText(counts)].join(" · "),
      to: listOf(counts),
      search: { sportId, text: name },
    })),
    ...fixtures.map(({ id, sportId, leagueName, homeName, awayName, startsAt, status }): Found => ({
      kind: "fixture",
      id: `fixture ${id}`,
      name: `${homeName} - ${awayName}`,
      detail: [sportName(sportId), leagueName, status === "live" ? TEXT.running : formatShortDateTime(startsAt)].join(
        " · ",
      ),
      to: status === "live" ? "/korea/live" : "/korea/cross",
      search: { fixture: id },
    })),
    ...leagues.map(({ leagueName, sportId, ...counts }): Found => ({
      kind: "league",
      id: `league ${sportId} ${leagueName}`,
      name: leagueName,
      detail: [sportName(sportId), ...countText(counts)].join(" · "),
      to: listOf(counts),
      search: { sportId, league: leagueName },
    })),
  ];
}

interface Counts {
  upcoming: number;
  running: number;
}

/** The list that has most to show; the other one is one press away from it. */
const listOf = ({ upcoming }: Counts): string => (upcoming > 0 ? "/korea/cross" : "/korea/live");

const countText = ({ upcoming, running }: Counts): string[] => [
  ...(running > 0 ? [TEXT.runningCount(running)] : []),
  ...(upcoming > 0 ? [TEXT.upcoming(upcoming)] : []),
];
