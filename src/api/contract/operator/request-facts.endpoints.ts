import { endpoint } from "../endpoint.ts";
import { IdParams } from "./operator.ts";
import { RequestFacts } from "./request-facts.ts";

export const requestFacts = endpoint({
  method: "GET",
  path: "/admin/money-requests/:id/facts",
  access: "operator",
  right: "money.read",
  params: IdParams,
  answers: { 200: RequestFacts },
});
