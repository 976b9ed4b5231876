import { fixturesQuery } from "../../../api/queries/sports/fixtures.ts";
import type { ApiClient } from "../../../api/client/client.ts";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import type { AppContext } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import type { BettingLists } from "../slip/betting.ts";
import { listsOf } from "../slip/lists-of.ts";
import { loadRows, rowKind } from "../list/rows.ts";
import { gameOfPath, type KoreaSearch } from "./korea-search.ts";

/** The list of a game. Its prices are in the stores and its rows loaded before it is shown. */
export function koreaListQuery(
  api: ApiClient,
  { game, search, lists }: { game: KoreanGame; search: KoreaSearch; lists: BettingLists | Promise<BettingLists> },
) {
  const rows = loadRows(rowKind(game));
  return fixturesQuery(api, { game, ...search, page: search.page ?? 1 }, async (page) => {
    (await lists).takeList(page.bonus ? [...page.items, page.bonus] : page.items, page.eventId);
    await rows;
  });
}

/** Reads the first page of the game's list. A page with filters in its address asks for another one itself. */
export function prepareKorea({ api, queries, betting }: AppContext, path: string): Promise<unknown> {
  const given = { game: gameOfPath(path), search: {}, lists: listsOf(betting) };
  return openQueries(queries).prefetchQuery(koreaListQuery(api, given));
}
