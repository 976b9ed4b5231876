import { endpoint } from "../endpoint.ts";
import { SearchAnswer, SearchQuery } from "./search.ts";

export const searchSports = endpoint({
  method: "GET",
  path: "/sports/search",
  access: "member",
  query: SearchQuery,
  answers: { 200: SearchAnswer },
});
