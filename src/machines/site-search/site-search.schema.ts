// Effects. openFound: show the page of context.opened. storeRecent: write context.recent for this member.
import type { Found } from "../../domain/frame/site-search/found.ts";
import type { Failure } from "../../domain/session/server-code.ts";

export type SiteSearchEvent =
  /** The search is shown: by its button, "/" or Ctrl K. */
  | { type: "search.open" }
  /** It is put away: Escape, a press beside it, browser Back. */
  | { type: "search.close" }
  /** The member types. */
  | { type: "field.change"; value: string }
  /** An arrow: the choice before or after. */
  | { type: "choice.move"; by: 1 | -1 }
  /** Enter, or a press on the choice with this number. */
  | { type: "choice.take"; at?: number }
  /** The search failed and the member asks again. */
  | { type: "search.retry" }
  /** The member forgets the recent searches. */
  | { type: "recent.clear" };

export interface SiteSearchInput {
  recent: readonly string[];
  /** An operator searches the console: members' pages and games are not found. */
  isOfStaff: boolean;
}

export interface SiteSearchContext extends SiteSearchInput {
  text: string;
  /** Pages and games. */
  places: readonly Found[];
  /** Teams, leagues and fixtures; for an operator all that is found. They stay while the next ones are asked for. */
  sports: readonly Found[];
  /** The number of the choice among the results, or among the recent searches while nothing is typed. */
  choice: number;
  /** What was chosen last. */
  opened: Found | null;
  failure: Failure | null;
}

export interface SiteSearchActors {
  findSports: { input: { text: string }; output: readonly Found[] };
}

/** busy: teams, leagues and fixtures are on their way; open: the search is shown. */
export type SiteSearchTag = "busy" | "open";
