import { endpoint } from "../endpoint.ts";
import { Trail } from "./trails.ts";

export const keepTrail = endpoint({
  method: "POST",
  path: "/bets/trails",
  access: "member",
  why: "It is kept once under the key of a submission, and moves nothing.",
  body: Trail,
  answers: { 204: null },
});
