import type { ApiClient } from "../../../api/client/client.ts";
import { LONGEST_LIST } from "../../../api/contract/sports/sports.ts";
import { europeanListQuery, type EuropeanPhase } from "../../../api/queries/sports/sports.ts";
import type { AppContext } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import { loadRows, rowKind } from "../list/rows.ts";
import type { BettingLists } from "../slip/betting.ts";
import { listsOf } from "../slip/lists-of.ts";

/** What the list of a phase is drawn as, and what a page asks for whose address has no filters. */
const GAMES = { prematch: "cross", live: "live" } as const;
const FIRST = { prematch: { page: 1 }, live: { page: 1, itemsPerPage: LONGEST_LIST } } as const;

type Wanted = Parameters<typeof europeanListQuery>[2];

/** A European list. Its prices are in the stores and its rows loaded before it is shown. */
export function europeanRowsQuery(
  api: ApiClient,
  phase: EuropeanPhase,
  wanted: Wanted,
  lists: BettingLists | Promise<BettingLists>,
) {
  const rows = loadRows(rowKind(GAMES[phase]));
  return europeanListQuery(api, phase, wanted, async ({ items, bonus, eventId }) => {
    (await lists).takeList(bonus ? [...items, bonus] : items, eventId);
    await rows;
  });
}

/** Reads the first page of a list, whose answer the HTML has. A page with filters in its address asks for another one. */
export function prepareEuropean({ api, queries, betting }: AppContext, path: string): Promise<unknown> {
  if (location.search !== "") return Promise.resolve();
  const phase = path === "/europe" ? "prematch" : "live";
  return openQueries(queries).prefetchQuery(europeanRowsQuery(api, phase, FIRST[phase], listsOf(betting)));
}
