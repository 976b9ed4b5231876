import { entryOf } from "../common/entry-of.ts";
import { SHORT_TEAM_NAMES } from "./team-names.ts";

/** As many signs have room in a narrow list. */
const SHORT_NAME_LENGTH = 7;

/**
 * A team's name where there is little room: the one that the table has; the name itself where it is short; else as many
 * of its first words as there is room for, and the first one at least. Words are never cut.
 */
export function shortName(name: string): string {
  const known = entryOf(SHORT_TEAM_NAMES, name);
  if (known !== undefined) return known;
  if (name.length <= SHORT_NAME_LENGTH) return name;
  const [first = name, ...others] = name.split(" ");
  let short = first;
  for (const word of others) {
    if (short.length + 1 + word.length > SHORT_NAME_LENGTH) break;
    short += ` ${word}`;
  }
  return short;
}

/** The short names of both sides; the whole names where the short ones do not tell the sides apart. */
export function shortSides({ homeName, awayName }: { homeName: string; awayName: string }): {
  home: string;
  away: string;
} {
  const [home, away] = [shortName(homeName), shortName(awayName)];
  return home === away ? { home: homeName, away: awayName } : { home, away };
}
