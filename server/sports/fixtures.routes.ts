// Fixtures with their prices, as the pages list them.
import * as endpoints from "../../src/api/contract/sports/fixtures.endpoints.ts";
import type { Routes } from "../app.ts";
import { fixturePage, topEvents } from "./betting/lists/fixture-page.ts";
import { createPublicLists } from "../http/public-lists.ts";
import { serve } from "../http/serve.ts";

export const fixtureRoutes: Routes = (app, context) => {
  const lists = createPublicLists(context);

  serve(app, context, endpoints.fixtures, { summary: "게임별 경기와 배당", tag: "fixture" })(async (request, reply) => {
    const { time: _time, ...query } = request.query;
    // Searches are many and seldom asked twice: they would push the lists out that everybody reads.
    if (query.text || query.fixture) return fixturePage(context, query);
    return lists.send(endpoints.fixtures, reply, query, () => fixturePage(context, query));
  });

  serve(app, context, endpoints.topEvents, { summary: "홈 화면의 주요 경기", tag: "fixture" })((_request, reply) =>
    lists.send(endpoints.topEvents, reply, {}, () => topEvents(context)),
  );
};
