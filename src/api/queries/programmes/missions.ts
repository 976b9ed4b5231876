import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { missions } from "../../contract/programmes/missions.endpoints.ts";

/** Bets are settled while the page is open. */
const REREAD_MS = 30_000;

/** `mission`: of a day or a week; `acc`: from a start to an end. With the member's progress. */
export const missionsQuery = (api: ApiClient, kind: "mission" | "acc") => ({
  ...queryOf(api, missions, { query: { kind } }),
  refetchInterval: REREAD_MS,
});
