// The search of teams, leagues and fixtures.
import * as endpoints from "../../src/api/contract/sports/search.endpoints.ts";
import type { Routes } from "../app.ts";
import { serve } from "../http/serve.ts";
import { createSearch } from "./betting/lists/search-index.ts";

/** A fixture that begins or ends is found, or no more, so long after it. */
const INDEX_KEPT_MS = 5_000;

export const searchRoutes: Routes = (app, context) => {
  const search = createSearch(context, context.config.listsKeptMs === 0 ? 0 : INDEX_KEPT_MS);

  serve(app, context, endpoints.searchSports, { summary: "팀, 리그, 경기 검색", tag: "fixture" })(({ query }) =>
    search(query.text),
  );
};
