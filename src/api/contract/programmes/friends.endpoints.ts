import { endpoint } from "../endpoint.ts";
import { FriendPage, FriendRewardPage, FriendsQuery, FriendSummary } from "./friends.ts";

export const friendSummary = endpoint({
  method: "GET",
  path: "/friends",
  access: "member",
  answers: { 200: FriendSummary },
});

export const friends = endpoint({
  method: "GET",
  path: "/friends/members",
  access: "member",
  query: FriendsQuery,
  answers: { 200: FriendPage },
});

export const friendRewards = endpoint({
  method: "GET",
  path: "/friends/rewards",
  access: "member",
  query: FriendsQuery,
  answers: { 200: FriendRewardPage },
});
