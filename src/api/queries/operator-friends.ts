import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import { allFriendRewards } from "../contract/operator/friends.endpoints.ts";

export const allFriendRewardsQuery = (api: ApiClient, page: number) => ({
  ...queryOf(api, allFriendRewards, { query: { page } }),
  placeholderData: keepPreviousData,
});
