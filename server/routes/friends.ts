// Friends of a member, and the rules that an operator sets.
import {
  AdminFriendRewardPage,
  FriendPage,
  FriendRewardPage,
  FriendRulesOnWire,
  FriendsQuery,
  FriendSummary,
} from "../../src/api/contract/friends.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { listFriends, listRewards, readSummary } from "../friends/lists.ts";
import { readFriendRules, writeFriendRules } from "../friends/rules.ts";
import { belowCeiling } from "../programmes/ceiling.ts";

export const friendRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.get(
    "/api/friends",
    describeRoute({
      access: "member",
      summary: "내 추천인 코드와 지인 보상",
      tag: "member",
      response: { 200: FriendSummary },
    }),
    (request) => readSummary(db, memberOf(request)),
  );

  app.get(
    "/api/friends/members",
    describeRoute({
      access: "member",
      summary: "내 코드로 가입한 회원, 최신순",
      tag: "member",
      querystring: FriendsQuery,
      response: { 200: FriendPage },
    }),
    (request) => listFriends(db, memberOf(request).id, request.query),
  );

  app.get(
    "/api/friends/rewards",
    describeRoute({
      access: "member",
      summary: "지인 보상 내역, 최신순",
      tag: "member",
      querystring: FriendsQuery,
      response: { 200: FriendRewardPage },
    }),
    (request) => listRewards(db, memberOf(request).id, request.query),
  );

  app.get(
    "/api/admin/friend-rules",
    describeRoute({
      access: "admin",
      summary: "지인 보상 규칙",
      tag: "operator",
      response: { 200: FriendRulesOnWire },
    }),
    () => readFriendRules(db),
  );

  app.put(
    "/api/admin/friend-rules",
    describeRoute({
      access: "admin",
      summary: "지인 보상 규칙을 바꿉니다.",
      tag: "operator",
      command: "account",
      body: FriendRulesOnWire,
      response: { 200: FriendRulesOnWire },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => {
          await belowCeiling(tx, context.clock, () => writeFriendRules(tx, context.clock, request.body));
          return { status: 200, body: request.body };
        },
      }),
  );

  app.get(
    "/api/admin/friend-rewards",
    describeRoute({
      access: "admin",
      summary: "모든 지인 보상, 최신순",
      tag: "operator",
      querystring: FriendsQuery,
      response: { 200: AdminFriendRewardPage },
    }),
    (request) => listRewards(db, null, request.query),
  );
};
