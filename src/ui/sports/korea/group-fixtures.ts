import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import { formatDayHead } from "../../../domain/common/format.ts";
import { KOREA_TEXT } from "./text.ts";

export interface FixtureGroup {
  key: string;
  sportId: string;
  leagueName: string;
  /** "11-21 (토)", or a proto round. */
  when: string;
  fixtures: FixtureWire[];
}

/**
 * Neighbours of one league and day together, in the order of the list; 승무패 by day alone, proto by its rounds.
 * `isDated`: each row has its day, and one league is one group.
 */
export function groupFixtures(game: KoreanGame, fixtures: readonly FixtureWire[], isDated = false): FixtureGroup[] {
  const groups: FixtureGroup[] = [];
  for (const fixture of fixtures) {
    const round = game === "proto" ? fixture.round : undefined;
    const when = round === undefined ? formatDayHead(fixture.startsAt) : KOREA_TEXT.round(round);
    const leagueName = round === undefined && game !== "wintielose" ? fixture.leagueName : "";
    const last = groups.at(-1);
    if (
      last &&
      last.leagueName === leagueName &&
      (isDated || last.when === when) &&
      (leagueName === "" || last.sportId === fixture.sportId)
    )
      last.fixtures.push(fixture);
    else groups.push({ key: fixture.id, sportId: fixture.sportId, leagueName, when, fixtures: [fixture] });
  }
  return groups;
}
