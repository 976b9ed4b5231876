// The calls of the operator's live desk.
import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import type { Input } from "../contract/endpoint.ts";
import { deskActions, deskFixtures } from "../contract/operator/live-desk.endpoints.ts";

/** How often what runs is read while the stream does not tell that it changed. */
export const DESK_EVERY_MS = 3_000;

export const deskFixturesQuery = (api: ApiClient, query: NonNullable<Input<typeof deskFixtures>["query"]>) => ({
  ...queryOf(api, deskFixtures, { query }),
  placeholderData: keepPreviousData,
});

export const deskActionsQuery = (api: ApiClient, page: number) => ({
  ...queryOf(api, deskActions, { query: { page } }),
  placeholderData: keepPreviousData,
});
