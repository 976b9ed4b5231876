import { endpoint } from "../endpoint.ts";
import { FixturePage, FixturesQuery, TopEvents } from "./fixtures.ts";

export const fixtures = endpoint({
  method: "GET",
  path: "/fixtures",
  access: "member",
  query: FixturesQuery,
  answers: { 200: FixturePage },
});

export const topEvents = endpoint({
  method: "GET",
  path: "/sports-prematch/event/top",
  access: "member",
  answers: { 200: TopEvents },
});
