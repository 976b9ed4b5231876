// Login, logout, the member's own data, sign-up and the password.
import * as accounts from "../../src/api/contract/account/account.endpoints.ts";
import * as endpoints from "../../src/api/contract/session/member.endpoints.ts";
import { serve } from "../http/serve.ts";
import { eq } from "drizzle-orm";
import type { TokenResponse, User } from "../../src/api/contract/session/member.ts";
import { type Member, memberOf, type Routes } from "../app.ts";
import { clearDeadCookie, liveTokenOf, setTokenCookie } from "./cookie.ts";
import { callerOf, markDevice, newMark } from "./device.ts";
import { checkRecommender, join } from "../account/join.ts";
import { changePassword, login } from "./login.ts";
import { browserOf, markBrowser } from "../account/one-person/browser.ts";
import { authenticate, moveExpiry, revokeSessions } from "./sessions.ts";
import { keyedRequest, sendOutcome } from "../commands/answer-command.ts";
import { runCommand } from "../commands/run-command.ts";
import { hashToken, tokenOf } from "./token.ts";
import type { ServerContext } from "../context.ts";
import { session } from "../db/schema.ts";
import { readBalances } from "../ledger/balances.ts";
import { readSettings } from "./settings.ts";

async function userOnWire(context: ServerContext, member: Member): Promise<User> {
  const { id, userId, nickname, level, type, role, withdrawalType, tendency } = member;
  const balances = await readBalances(context.database.db, id);
  return { id, userId, nickname, level, ...balances, isLogin: true, type, role, withdrawalType, tendency };
}

export const memberRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.login, {
    perMinute: 120,
    summary: "로그인합니다. 같은 회원의 이전 세션은 555로 끝납니다.",
    tag: "member",
  })(async (request, reply) => {
    const browser = browserOf(request, context);
    const caller = { ...callerOf(request, context, request.body.userId), browser };
    const mark = caller.device ?? newMark();
    const token = await login(context, request.body, { ...caller, mark });
    setTokenCookie(reply, context, token);
    markDevice(reply, context, request.body.userId, mark);
    markBrowser(reply, context, browser);
    return { token };
  });

  serve(app, context, endpoints.logout, {
    summary: "토큰의 세션을 끝냅니다. 이미 끝난 세션이어도 204입니다.",
    tag: "member",
  })(async (request, reply) => {
    const token = tokenOf(context.secret, request.headers["x-auth-token"]);
    if (token) {
      const which = eq(session.tokenHash, hashToken(token));
      await revokeSessions(context.database.db, context, "logout", which);
      await context.streams.recheck();
    }
    await clearDeadCookie(request, reply, context);
  });

  serve(app, context, endpoints.user, { summary: "로그인한 회원", tag: "member" })((request) =>
    userOnWire(context, memberOf(request)),
  );

  serve(app, context, endpoints.token, {
    summary: "쿠키가 가리키는 살아 있는 세션의 토큰과 첫 화면에 필요한 것. 없으면 null입니다.",
    tag: "member",
  })(async (request): Promise<TokenResponse> => {
    const token = await liveTokenOf(request, context);
    if (token === null) return { token };
    const { db } = context.database;
    const { member } = await authenticate(context, token, request.address);
    const [user, { autoLogoutMin }] = await Promise.all([userOnWire(context, member), readSettings(db)]);
    // A page that is loaded is a navigation.
    await moveExpiry(context, hashToken(token), autoLogoutMin);
    return { token, start: { user } };
  });

  serve(app, context, accounts.checkRecommender, {
    perMinute: 30,
    summary: "추천인 코드가 맞는지 확인합니다. 누구의 코드인지는 말하지 않습니다.",
    tag: "member",
  })((request, run) => run(checkRecommender(context, request.body.code, request.address)));

  serve(app, context, accounts.join, {
    perMinute: 30,
    summary: "추천인을 통해 가입합니다. 202이면 관리자의 승인을 기다립니다.",
    tag: "member",
  })((request, run, reply) => {
    const origin = { address: request.address, browser: browserOf(request, context) };
    markBrowser(reply, context, origin.browser);
    return run(join(context, request.body, origin));
  });

  serve(app, context, accounts.changePassword, {
    perMinute: 30,
    summary: "현재 비밀번호로 비밀번호를 바꿉니다. 모든 세션이 끝납니다.",
    tag: "member",
  })(async (request, _run, reply) => {
    const steps = changePassword(context, request.body, callerOf(request, context, request.body.userId));
    const outcome = await runCommand(context, keyedRequest(context, request), steps);
    await clearDeadCookie(request, reply, context);
    return sendOutcome(reply, outcome);
  });
};
