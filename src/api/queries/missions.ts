import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { AdminMissionList, MissionList } from "../contract/missions.ts";

export const MISSIONS_KEY = ["missions"] as const;
/** Bets are settled while the page is open. */
const REREAD_MS = 30_000;

/** `mission`: of a day or a week; `acc`: from a start to an end. With the member's progress. */
export const missionsQuery = (api: ApiClient, kind: "mission" | "acc") =>
  queryOptions({
    queryKey: [...MISSIONS_KEY, kind],
    queryFn: ({ signal }) => api.call(MissionList, "missions", { signal, query: { kind } }),
    refetchInterval: REREAD_MS,
  });

export const ADMIN_MISSIONS_KEY = ["admin", "missions"] as const;

export const adminMissionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ADMIN_MISSIONS_KEY,
    queryFn: ({ signal }) => api.call(AdminMissionList, "admin/missions", { signal }),
  });
