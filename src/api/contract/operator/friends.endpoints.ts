import { endpoint } from "../endpoint.ts";
import { OperatorFriendRewardPage, FriendRulesOnWire, FriendsQuery } from "../programmes/friends.ts";

export const friendRules = endpoint({
  method: "GET",
  path: "/admin/friend-rules",
  access: "operator",
  right: "friends.read",
  answers: { 200: FriendRulesOnWire },
});

export const changeFriendRules = endpoint({
  method: "PUT",
  path: "/admin/friend-rules",
  access: "operator",
  right: "friends.change",
  command: "account",
  body: FriendRulesOnWire,
  answers: { 200: FriendRulesOnWire },
});

export const allFriendRewards = endpoint({
  method: "GET",
  path: "/admin/friend-rewards",
  access: "operator",
  right: "friends.read",
  query: FriendsQuery,
  answers: { 200: OperatorFriendRewardPage },
});
