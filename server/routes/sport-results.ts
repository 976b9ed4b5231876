// Results of fixtures, by sport and day.
import { SportResults, SportResultsQuery } from "../../src/api/contract/sport-results.ts";
import { describeRoute, type Routes } from "../app.ts";
import { sportResults } from "../betting/lists/sport-results.ts";

export const sportResultRoutes: Routes = (app, context) => {
  app.get(
    "/api/sports/results",
    describeRoute({
      access: "member",
      summary: "경기 결과, 최신순",
      tag: "fixture",
      querystring: SportResultsQuery,
      response: { 200: SportResults },
    }),
    (request) => sportResults(context, request.query),
  );
};
