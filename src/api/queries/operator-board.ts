import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import type { Input } from "../contract/endpoint.ts";
import { writings } from "../contract/operator/board.endpoints.ts";

export const writingsQuery = (api: ApiClient, input: Input<typeof writings>) => ({
  ...queryOf(api, writings, input),
  placeholderData: keepPreviousData,
});
