import { queryOf } from "../../../api/client/ask.ts";
import type { ApiClient } from "../../../api/client/client.ts";
import { ownAccount } from "../../../api/contract/operator/own-account.endpoints.ts";

const FRESH_MS = 30_000;

/** The account that is logged in, with its roles. */
export const ownAccountQuery = (api: ApiClient) => ({ ...queryOf(api, ownAccount, {}), staleTime: FRESH_MS });
