// Results of fixtures, by sport and day.
import * as endpoints from "../../src/api/contract/sports/sport-results.endpoints.ts";
import type { Routes } from "../app.ts";
import { sportResults } from "./betting/lists/sport-results.ts";
import { serve } from "../http/serve.ts";

export const sportResultRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.sportResults, { summary: "경기 결과, 최신순", tag: "fixture" })(({ query }) =>
    sportResults(context, query),
  );
};
