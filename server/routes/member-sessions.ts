// The member's own logins.
import { SessionsEnded } from "../../src/api/contract/operator.ts";
import { MemberSessionList, SessionParams } from "../../src/api/contract/sessions.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { tokenHashOf } from "../auth/token-hash.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { endOtherSessions, endSession, listSessions } from "../auth/own-sessions.ts";

export const memberSessionRoutes: Routes = (app, context) => {
  app.get(
    "/api/member/sessions",
    describeRoute({
      access: "member",
      summary: "내 로그인 기록, 최신순",
      tag: "member",
      response: { 200: MemberSessionList },
    }),
    async (request) => ({ items: await listSessions(context, memberOf(request).id, tokenHashOf(request)) }),
  );

  app.delete(
    "/api/member/sessions/:id",
    describeRoute({
      access: "member",
      summary: "내 로그인 하나를 끝냅니다. 지금 쓰는 것이면 로그아웃됩니다.",
      tag: "member",
      command: "account",
      params: SessionParams,
      response: { 204: null },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, endSession(context, memberOf(request).id, request.params.id)),
  );

  app.delete(
    "/api/member/sessions",
    describeRoute({
      access: "member",
      summary: "지금 쓰는 것만 남기고 내 로그인을 모두 끝냅니다.",
      tag: "member",
      command: "account",
      response: { 200: SessionsEnded },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, endOtherSessions(context, memberOf(request).id, tokenHashOf(request))),
  );
};
