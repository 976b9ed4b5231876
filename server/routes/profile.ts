// What members see and change of their own account.
import { and, desc, eq, ne } from "drizzle-orm";
import { ChangeWaiting, OwnChangeList } from "../../src/api/contract/contact-changes.ts";
import { OwnPasswordRequest, PhoneAnswer, PhoneRequest, Profile } from "../../src/api/contract/profile.ts";
import { SessionsEnded } from "../../src/api/contract/operator.ts";
import { maskPhone } from "../../src/domain/mask-phone.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { callerOf } from "../auth/device.ts";
import { changeContact, ownChanges } from "../auth/one-person/contact-changes.ts";
import { changeOwnPassword, proveOwn } from "../auth/own-password.ts";
import { tokenHashOf } from "../auth/token-hash.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { session } from "../db/schema.ts";
import { publishWaiting } from "../operator/waiting.ts";

export const profileRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.get(
    "/api/member/profile",
    describeRoute({ access: "member", summary: "내 회원정보", tag: "member", response: { 200: Profile } }),
    async (request) => {
      const { id, userId, nickname, level, phone, createdAt } = memberOf(request);
      const [before] = await db
        .select({ at: session.createdAt })
        .from(session)
        .where(and(eq(session.memberId, id), ne(session.tokenHash, tokenHashOf(request))))
        .orderBy(desc(session.createdAt))
        .limit(1);
      return {
        userId,
        nickname,
        level,
        phone: phone === null ? null : maskPhone(phone),
        joinedAt: createdAt.toISOString(),
        lastLoginAt: before?.at.toISOString() ?? null,
      };
    },
  );

  app.get(
    "/api/member/changes",
    describeRoute({
      access: "member",
      summary: "관리자의 확인을 기다리거나 거절된 휴대폰 번호와 환전 계좌의 변경",
      tag: "member",
      response: { 200: OwnChangeList },
    }),
    async (request) => ({ items: await ownChanges(db, memberOf(request).id) }),
  );

  app.put(
    "/api/member/phone",
    describeRoute({
      access: "member",
      summary: "로그인 비밀번호로 휴대폰 번호를 바꿉니다. 202이면 관리자의 확인을 기다립니다.",
      tag: "member",
      command: "account",
      perMinute: 30,
      body: PhoneRequest,
      response: { 200: PhoneAnswer, 202: ChangeWaiting },
    }),
    (request, reply) => {
      const own = memberOf(request);
      const { phone, password } = request.body;
      return answerCommand(context, request, reply, {
        prepare: () => proveOwn(context, own, password, callerOf(request, context, own.userId)),
        work: async (tx) => {
          const isDone = await changeContact(tx, context.clock, own.id, { kind: "phone", phone });
          return isDone
            ? { status: 200, body: { phone: maskPhone(phone) } }
            : { status: 202, body: { isWaiting: true } };
        },
        after: () => publishWaiting(context),
      });
    },
  );

  app.post(
    "/api/member/own-password",
    describeRoute({
      access: "member",
      summary: "비밀번호를 바꿉니다. 이 로그인만 남고 다른 로그인은 모두 끝납니다.",
      tag: "member",
      command: "account",
      perMinute: 30,
      body: OwnPasswordRequest,
      response: { 200: SessionsEnded },
    }),
    (request, reply) => {
      const own = memberOf(request);
      const caller = callerOf(request, context, own.userId);
      const steps = changeOwnPassword(context, own, tokenHashOf(request), request.body, caller);
      return answerCommand(context, request, reply, steps);
    },
  );
};
