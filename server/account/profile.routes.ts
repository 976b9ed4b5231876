// What members see and change of their own account.
import * as endpoints from "../../src/api/contract/account/profile.endpoints.ts";
import { serve } from "../http/serve.ts";
import { and, desc, eq, ne } from "drizzle-orm";
import { maskPhone } from "../../src/domain/account/mask-phone.ts";
import { memberOf, type Routes } from "../app.ts";
import { callerOf } from "../session/device.ts";
import { changeContact, ownChanges } from "./one-person/contact-changes.ts";
import { changeOwnPassword, proveOwn } from "./own-password.ts";
import { tokenHashOf } from "../session/token-hash.ts";
import { session } from "../db/schema.ts";
import { publishWaiting } from "../operator/waiting.ts";

export const profileRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.profile, { summary: "내 회원정보", tag: "member" })(async (request) => {
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
  });

  serve(app, context, endpoints.contactChanges, {
    summary: "관리자의 확인을 기다리거나 거절된 휴대폰 번호와 환전 계좌의 변경",
    tag: "member",
  })(async (request) => ({ items: await ownChanges(db, memberOf(request).id) }));

  serve(app, context, endpoints.changePhone, {
    summary: "로그인 비밀번호로 휴대폰 번호를 바꿉니다. 202이면 관리자의 확인을 기다립니다.",
    tag: "member",
    perMinute: 30,
  })((request, run) => {
    const own = memberOf(request);
    const { phone, password } = request.body;
    return run({
      prepare: () => proveOwn(context, own, password, callerOf(request, context, own.userId)),
      work: async (tx) => {
        const isDone = await changeContact(tx, context.clock, own.id, { kind: "phone", phone });
        return isDone ? { status: 200, body: { phone: maskPhone(phone) } } : { status: 202, body: { isWaiting: true } };
      },
      after: () => publishWaiting(context),
    });
  });

  serve(app, context, endpoints.changeOwnPassword, {
    summary: "비밀번호를 바꿉니다. 이 로그인만 남고 다른 로그인은 모두 끝납니다.",
    tag: "member",
    perMinute: 30,
  })((request, run) => {
    const own = memberOf(request);
    const caller = callerOf(request, context, own.userId);
    const steps = changeOwnPassword(context, own, tokenHashOf(request), request.body, caller);
    return run(steps);
  });
};
