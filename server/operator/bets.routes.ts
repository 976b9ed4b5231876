// The bets of all members, found by the number that a member reads out, or by who placed them.
import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import * as endpoints from "../../src/api/contract/operator/bets.endpoints.ts";
import type { OperatorBetPage, OperatorBetsQuery } from "../../src/api/contract/operator/bets.ts";
import { readBetNumber } from "../../src/domain/common/bet-number.ts";
import { betSerialOf } from "../../src/domain/common/bet-serial.ts";
import type { Routes } from "../app.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { bet, member } from "../db/schema.ts";
import { serve } from "../http/serve.ts";
import { countListed } from "../lists/counts.ts";
import { paginateFromEnds, paginateFromStart } from "../lists/paginate.ts";
import { refusedOf, storyOfBet, storyOfRefused } from "../sports/betting/judgement/story.ts";
import { betsOnWire } from "../sports/betting/bet-wire.ts";

export const operatorBetRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.operatorBets, {
    summary: "베팅번호나 회원 아이디로 찾는 베팅, 최신순",
    tag: "operator",
  })((request) => listBets(context, request.query));

  serve(app, context, endpoints.betStory, {
    summary: "베팅과 그 캐시아웃이 접수된 과정: 서버의 판정과 회원의 화면이 남긴 기록",
    tag: "operator",
  })((request) => storyOfBet(context.database.db, request.params.id));

  serve(app, context, endpoints.refusedBets, {
    summary: "회원이 보냈지만 접수되지 않은 베팅, 최신순",
    tag: "operator",
  })((request) => refusedOf(context.database.db, request.query.text));

  serve(app, context, endpoints.refusedStory, {
    summary: "접수되지 않은 베팅의 과정",
    tag: "operator",
  })((request) => storyOfRefused(context.database.db, request.params.judgement));
};

async function listBets(
  { database: { db } }: ServerContext,
  query: InferOutput<typeof OperatorBetsQuery>,
): Promise<OperatorBetPage> {
  const { text = "" } = query;
  // The newest of all members: how many there are is not counted.
  if (text === "")
    return paginateFromStart({ ...query, page: 1 }, query.itemsPerPage, (window, newestFirst) =>
      withNames(
        db,
        read(db)
          .orderBy(...newestFirst(bet.id))
          .limit(window.limit),
      ),
    );
  const number = readBetNumber(text);
  if (number !== null && number !== "wrong") {
    const found = await withNames(db, read(db).where(eq(bet.serial, betSerialOf(number))));
    if (found.length > 0) return paginateFromStart(query, found.length, () => Promise.resolve(found));
  }
  // The id of a member may be digits alone.
  const [owner] = await db.select({ id: member.id }).from(member).where(eq(member.userId, text));
  const total = owner ? await countListed(db, { list: "bet", owner: owner.id }) : 0;
  return paginateFromEnds(query, total, ({ limit, offset }, newestFirst) =>
    withNames(
      db,
      read(db)
        .where(eq(bet.memberId, owner?.id ?? ""))
        .orderBy(...newestFirst(bet.placedAt, bet.id))
        .limit(limit)
        .offset(offset),
    ),
  );
}

function read(db: Queryable) {
  return db
    .select({ userId: member.userId, row: bet })
    .from(bet)
    .innerJoin(member, eq(member.id, bet.memberId))
    .$dynamic();
}

async function withNames(db: Queryable, reading: ReturnType<typeof read>): Promise<OperatorBetPage["items"]> {
  const rows = await reading;
  const bets = await betsOnWire(
    db,
    rows.map(({ row }) => row),
  );
  return bets.map((one, at) => ({ userId: rows[at]?.userId ?? "", ...one }));
}
