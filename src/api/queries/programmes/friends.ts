import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { friendRewards, friends } from "../../contract/programmes/friends.endpoints.ts";

export const friendsQuery = (api: ApiClient, page: number) => ({
  ...queryOf(api, friends, { query: { page } }),
  placeholderData: keepPreviousData,
});

export const friendRewardsQuery = (api: ApiClient, page: number) => ({
  ...queryOf(api, friendRewards, { query: { page } }),
  placeholderData: keepPreviousData,
});
