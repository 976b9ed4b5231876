// Fixtures with their prices, as the pages list them.
import { FixturePage, FixturesQuery, TopEvents } from "../../src/api/contract/fixtures.ts";
import { describeRoute, type Routes } from "../app.ts";
import { createPublicLists } from "../http/public-lists.ts";
import { fixturePage, topEvents } from "../betting/lists/fixture-page.ts";

export const fixtureRoutes: Routes = (app, context) => {
  const lists = createPublicLists(context);

  app.get(
    "/api/fixtures",
    describeRoute({
      access: "member",
      summary: "게임별 경기와 배당",
      tag: "fixture",
      querystring: FixturesQuery,
      response: { 200: FixturePage },
    }),
    async (request, reply) => {
      const { time: _time, ...query } = request.query;
      // Searches are many and seldom asked twice: they would push the lists out that everybody reads.
      if (query.text || query.fixture) return reply.send(await fixturePage(context, query));
      return lists.send(request, reply, query, () => fixturePage(context, query));
    },
  );

  app.get(
    "/api/sports-prematch/event/top",
    describeRoute({ access: "member", summary: "홈 화면의 주요 경기", tag: "fixture", response: { 200: TopEvents } }),
    (request, reply) => lists.send(request, reply, {}, () => topEvents(context)),
  );
};
