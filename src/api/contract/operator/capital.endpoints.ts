import { CapitalPage, CapitalQuery, CapitalRequest, CapitalState } from "./capital.ts";
import { endpoint } from "../endpoint.ts";

export const capital = endpoint({
  method: "GET",
  path: "/admin/capital",
  access: "operator",
  right: "capital.read",
  query: CapitalQuery,
  answers: { 200: CapitalPage },
});

export const changeCapital = endpoint({
  method: "POST",
  path: "/admin/capital",
  access: "operator",
  right: "capital.change",
  command: "account",
  body: CapitalRequest,
  answers: { 201: CapitalState },
});
