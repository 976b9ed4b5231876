import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Programme } from "../../domain/programmes/reward.ts";
import type { ApiClient } from "../client/client.ts";
import { ClaimPage } from "../contract/rewards.ts";

const CLAIMS_KEY = ["admin", "claims"] as const;

/** What a programme paid; `programmeId` undefined: all of its kind. */
export const claimsQuery = (
  api: ApiClient,
  query: { programme: Programme; programmeId?: string | undefined; page: number },
) =>
  queryOptions({
    queryKey: [...CLAIMS_KEY, query],
    queryFn: ({ signal }) => api.call(ClaimPage, "admin/claims", { signal, query }),
    placeholderData: keepPreviousData,
  });
