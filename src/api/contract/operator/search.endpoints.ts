import { endpoint } from "../endpoint.ts";
import { SearchQuery } from "../sports/search.ts";
import { OperatorSearchAnswer } from "./search.ts";

export const operatorSearch = endpoint({
  method: "GET",
  path: "/admin/search",
  access: "operator",
  right: "overview.read",
  query: SearchQuery,
  answers: { 200: OperatorSearchAnswer },
});
