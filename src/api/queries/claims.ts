import { keepPreviousData } from "@tanstack/react-query";
import type { Programme } from "../../domain/programmes/reward.ts";
import { queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import { claims } from "../contract/operator/attendance.endpoints.ts";

/** What a programme paid; `programmeId` undefined: all of its kind. */
export const claimsQuery = (
  api: ApiClient,
  query: { programme: Programme; programmeId?: string | undefined; page: number },
) => ({ ...queryOf(api, claims, { query }), placeholderData: keepPreviousData });
