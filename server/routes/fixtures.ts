// Fixtures with their prices, as the pages list them.
import { FixturePage, FixturesQuery, TopEvents } from "../../src/api/contract/fixtures.ts";
import { describeRoute, type Routes } from "../app.ts";
import { fixturePage, topEvents } from "../betting/lists/fixture-page.ts";

export const fixtureRoutes: Routes = (app, context) => {
  app.get(
    "/api/fixtures",
    describeRoute({
      access: "member",
      summary: "게임별 경기와 배당",
      tag: "fixture",
      querystring: FixturesQuery,
      response: { 200: FixturePage },
    }),
    (request) => fixturePage(context, request.query),
  );

  app.get(
    "/api/sports-prematch/event/top",
    describeRoute({ access: "member", summary: "홈 화면의 주요 경기", tag: "fixture", response: { 200: TopEvents } }),
    () => topEvents(context),
  );
};
