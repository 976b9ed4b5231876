import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import {
  AdminFriendRewardPage,
  FriendPage,
  FriendRewardPage,
  FriendRulesOnWire,
  FriendSummary,
} from "../contract/friends.ts";

const KEY = ["friends"] as const;

export const friendSummaryQuery = (api: ApiClient) =>
  queryOptions({ queryKey: KEY, queryFn: ({ signal }) => api.call(FriendSummary, "friends", { signal }) });

export const friendsQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...KEY, "members", page],
    queryFn: ({ signal }) => api.call(FriendPage, "friends/members", { signal, query: { page } }),
    placeholderData: keepPreviousData,
  });

export const friendRewardsQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...KEY, "rewards", page],
    queryFn: ({ signal }) => api.call(FriendRewardPage, "friends/rewards", { signal, query: { page } }),
    placeholderData: keepPreviousData,
  });

export const friendRulesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "friend-rules"],
    queryFn: ({ signal }) => api.call(FriendRulesOnWire, "admin/friend-rules", { signal }),
  });

export const allFriendRewardsQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: ["admin", "friend-rewards", page],
    queryFn: ({ signal }) => api.call(AdminFriendRewardPage, "admin/friend-rewards", { signal, query: { page } }),
    placeholderData: keepPreviousData,
  });
