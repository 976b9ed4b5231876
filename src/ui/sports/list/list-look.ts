// How a member sees lists of matches; this browser remembers it.
import { COLUMNS } from "../../../domain/sports/match-columns.ts";
import { createPreference } from "../../frame/theme/preference.ts";

/** One line a match, or each match with its markets below each other. */
export const listLook = createPreference("hanpan.list", ["lines", "blocks"]);

/** The column of a narrow list. */
export const shownColumn = createPreference("hanpan.column", COLUMNS);
