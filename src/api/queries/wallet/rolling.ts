import { keepPreviousData } from "@tanstack/react-query";
import type { RequestState } from "../../../domain/wallet/request-states.ts";
import type { RollingScope } from "../../../domain/wallet/rolling.ts";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { rollingMembers, rollingRequests } from "../../contract/wallet/rolling.endpoints.ts";

export const rollingMembersQuery = (api: ApiClient, query: { scope: RollingScope; page: number }) => ({
  ...queryOf(api, rollingMembers, { query }),
  placeholderData: keepPreviousData,
});

export const rollingRequestsQuery = (api: ApiClient, query: { state?: RequestState | undefined; page: number }) => ({
  ...queryOf(api, rollingRequests, { query }),
  placeholderData: keepPreviousData,
});
