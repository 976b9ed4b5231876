import { endpoint } from "../endpoint.ts";
import { HomeEventList } from "./event-summary.ts";

export const homeEvents = endpoint({
  method: "GET",
  path: "/campaign-events/home",
  access: "member",
  answers: { 200: HomeEventList },
});
