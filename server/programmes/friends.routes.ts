// Friends of a member, and the rules that an operator sets.
import * as endpoints from "../../src/api/contract/programmes/friends.endpoints.ts";
import * as operatorEndpoints from "../../src/api/contract/operator/friends.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { listAllRewards, listFriends, listRewards, readSummary } from "./friends/lists.ts";
import { readFriendRules, writeFriendRules } from "./friends/rules.ts";
import { serve } from "../http/serve.ts";
import { belowCeiling } from "./ceiling.ts";

export const friendRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.friendSummary, { summary: "내 추천인 코드와 지인 보상", tag: "member" })((request) =>
    readSummary(db, memberOf(request)),
  );

  serve(app, context, endpoints.friends, { summary: "내 코드로 가입한 회원, 최신순", tag: "member" })((request) =>
    listFriends(db, memberOf(request).id, request.query),
  );

  serve(app, context, endpoints.friendRewards, { summary: "지인 보상 내역, 최신순", tag: "member" })((request) =>
    listRewards(db, memberOf(request).id, request.query),
  );

  serve(app, context, operatorEndpoints.friendRules, { summary: "지인 보상 규칙", tag: "operator" })(() =>
    readFriendRules(db),
  );

  serve(app, context, operatorEndpoints.changeFriendRules, {
    summary: "지인 보상 규칙을 바꿉니다.",
    tag: "operator",
  })(({ body }, run) =>
    run({
      work: async (tx) => {
        await belowCeiling(tx, context.clock, () => writeFriendRules(tx, context.clock, body));
        return { status: 200, body };
      },
    }),
  );

  serve(app, context, operatorEndpoints.allFriendRewards, {
    summary: "모든 지인 보상, 최신순",
    tag: "operator",
  })(({ query }) => listAllRewards(db, query));
};
