import { endpoint } from "../endpoint.ts";
import { SportResults, SportResultsQuery } from "./sport-results.ts";

export const sportResults = endpoint({
  method: "GET",
  path: "/sports/results",
  access: "member",
  query: SportResultsQuery,
  answers: { 200: SportResults },
});
