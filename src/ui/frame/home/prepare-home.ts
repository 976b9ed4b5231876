import { newsQuery, todayFixturesQuery, topEventsQuery } from "../../../api/queries/frame/home.ts";
import type { AppContext } from "../../app-context.ts";
import { readAhead } from "../popup/read-ahead.ts";
import { openQueries } from "../../open-queries.ts";

/** Reads what the home page draws first. */
export function prepareHome({ api, queries, late }: AppContext): Promise<unknown> {
  const client = openQueries(queries);
  return Promise.all([
    client.prefetchQuery(newsQuery(api)),
    client.prefetchQuery(topEventsQuery(api)),
    client.prefetchQuery(todayFixturesQuery(api)),
    late
      .popups()
      .then(({ popupList }) => readAhead(popupList))
      .catch(() => undefined),
  ]);
}
