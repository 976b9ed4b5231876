import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import type { Input } from "../../contract/endpoint.ts";
import { fixtures } from "../../contract/sports/fixtures.endpoints.ts";
import type { FixturePage } from "../../contract/sports/fixtures.ts";
import { pricesOf } from "./fixtures-key.ts";
import { readFirst } from "../read-first.ts";

export const fixturesQuery = (
  api: ApiClient,
  query: NonNullable<Input<typeof fixtures>["query"]>,
  onRead: (page: FixturePage) => void | Promise<void>,
) => ({
  ...readFirst(queryOf(api, fixtures, { query }), onRead),
  placeholderData: keepPreviousData,
  meta: pricesOf(query.game === "live" ? "live" : "prematch"),
});
