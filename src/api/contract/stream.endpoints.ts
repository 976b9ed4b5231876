import * as v from "valibot";
import { endpoint } from "./endpoint.ts";

/** Read as text/event-stream, by a reader of its own. */
export const stream = endpoint({
  method: "GET",
  path: "/stream",
  access: "member",
  answers: { 200: v.string() },
});
