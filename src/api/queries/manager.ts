import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { ManagerMembers } from "../contract/operator/manager.ts";

export const managerMembersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["manager", "members"],
    queryFn: ({ signal }) => api.call(ManagerMembers, "manager/members", { signal }),
  });
