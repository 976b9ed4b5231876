// Moderation of the free board: posts and comments are hidden, restored and deleted; members are kept from writing.
import { asc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import * as endpoints from "../../src/api/contract/operator/board.endpoints.ts";
import type { Routes } from "../app.ts";
import { memberByUserId } from "../account/members.ts";
import { dateNow } from "../clock.ts";
import { writingPage } from "../community/writings.ts";
import { member, post, postComment, writingBan } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { serve } from "../http/serve.ts";

const DAY_MS = 86_400_000;

export const operatorBoardRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;

  serve(app, context, endpoints.writings, {
    summary: "게시판의 글 또는 댓글, 숨긴 것과 지운 것도",
    tag: "operator",
  })(({ query }) => writingPage(db, clock, query));

  serve(app, context, endpoints.moderateWritings, {
    summary: "글들이나 댓글들을 숨기거나 되살리거나 지웁니다.",
    tag: "operator",
  })(({ body }, run) => {
    const { kind, state, reason } = body;
    const ids = [...new Set(body.ids)];
    const table = kind === "post" ? post : postComment;
    const now = dateNow(clock);
    return run({
      work: async (tx) => {
        const rows = await tx
          .update(table)
          .set({
            deletedAt: state === "deleted" ? now : null,
            hiddenAt: state === "hidden" ? now : null,
            hiddenReason: state === "hidden" && reason !== "" ? reason : null,
          })
          .where(inArray(table.id, ids))
          .returning({ id: table.id });
        if (rows.length < ids.length) throw new ApiError("not_found");
        return { status: 204 };
      },
    });
  });

  serve(app, context, endpoints.writingBans, { summary: "글쓰기가 정지된 회원", tag: "operator" })(async () => {
    const rows = await db
      .select({
        userId: member.userId,
        nickname: member.nickname,
        reason: writingBan.reason,
        createdAt: writingBan.createdAt,
        endsAt: writingBan.endsAt,
      })
      .from(writingBan)
      .innerJoin(member, eq(member.id, writingBan.memberId))
      .where(or(isNull(writingBan.endsAt), gt(writingBan.endsAt, dateNow(clock))))
      .orderBy(asc(writingBan.createdAt));
    const items = rows.map(({ createdAt, endsAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    }));
    return { items };
  });

  serve(app, context, endpoints.banFromWriting, { summary: "회원의 글쓰기를 정지합니다.", tag: "operator" })(
    ({ params, body }, run) => {
      const { reason, days } = body;
      const createdAt = dateNow(clock);
      const endsAt = days === undefined ? null : new Date(createdAt.getTime() + days * DAY_MS);
      return run({
        work: async (tx) => {
          const { id: memberId } = await memberByUserId(tx, params.userId);
          const row = { memberId, reason, createdAt, endsAt };
          await tx.insert(writingBan).values(row).onConflictDoUpdate({ target: writingBan.memberId, set: row });
          return { status: 204 };
        },
      });
    },
  );

  serve(app, context, endpoints.liftWritingBan, { summary: "글쓰기 정지를 풉니다.", tag: "operator" })(
    ({ params }, run) =>
      run({
        work: async (tx) => {
          const { id } = await memberByUserId(tx, params.userId);
          const lifted = eq(writingBan.memberId, id);
          const rows = await tx.delete(writingBan).where(lifted).returning({ id: writingBan.memberId });
          if (rows.length === 0) throw new ApiError("not_found");
          return { status: 204 };
        },
      }),
  );
};
