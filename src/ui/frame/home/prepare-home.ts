import { nextFixturesQuery, runningFixturesQuery } from "../../../api/queries/frame/home.ts";
import type { AppContext } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import { homeBannersQuery } from "../../programmes/event/home-banners.tsx";
import { readAhead } from "../popup/read-ahead.ts";
import { rememberOwnBets } from "./own-bets-place.tsx";

/** Reads what the home page draws first. */
export function prepareHome({ api, queries, late }: AppContext): Promise<unknown> {
  const client = openQueries(queries);
  return Promise.all([
    client.prefetchQuery(runningFixturesQuery(api)),
    client.prefetchQuery(nextFixturesQuery(api)),
    client.prefetchQuery(homeBannersQuery(api)),
    rememberOwnBets(client).catch(() => undefined),
    late
      .popups()
      .then(({ popupList }) => readAhead(popupList))
      .catch(() => undefined),
  ]);
}
