// The bets of all members: the list with its totals, one bet's file and story, its void, and the export of a filter.
import * as endpoints from "../../src/api/contract/operator/bets.endpoints.ts";
import { seoulDay } from "../../src/domain/common/time.ts";
import { memberOf, type Routes } from "../app.ts";
import { publishUnread } from "../community/unread.ts";
import { EXPORT_TYPES, sendExport } from "../export/send-export.ts";
import { serve } from "../http/serve.ts";
import { refusedOf, storyOfBet, storyOfRefused } from "../sports/betting/judgement/story.ts";
import { publishBets } from "../sports/betting/member-events.ts";
import { voidBet } from "../sports/betting/settlement/void-one.ts";
import { BET_EXPORT } from "./bets/export-columns.ts";
import { fileOfBet } from "./bets/file.ts";
import { exportedBets, largeBets, listBets } from "./bets/list.ts";

export const operatorBetRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.operatorBets, {
    summary: "베팅번호, 회원, 경기, 상품, 상태, 금액, 기간으로 찾는 베팅과 그 합계",
    tag: "operator",
  })((request) => listBets(context, request.query));

  serve(app, context, endpoints.exportBets, {
    summary: "찾은 베팅 전체를 CSV나 XLSX로 저장",
    tag: "operator",
    produces: EXPORT_TYPES,
  })(async ({ query }, reply) =>
    sendExport(reply, {
      name: `베팅 ${seoulDay(context.clock.now())}`,
      format: query.format,
      columns: BET_EXPORT,
      rows: await exportedBets(context, query),
    }),
  );

  serve(app, context, endpoints.largeBets, { summary: "최근의 큰 베팅", tag: "operator" })(() => largeBets(context));

  serve(app, context, endpoints.betFile, {
    summary: "베팅 하나의 원장 기록, 무효 처리, 무효로 할 때 움직일 금액",
    tag: "operator",
  })((request) => fileOfBet(db, request.params.id));

  serve(app, context, endpoints.voidBet, {
    summary: "베팅 하나를 무효로 합니다. 베팅금을 돌려주거나 넘게 지급한 금액을 회수합니다.",
    tag: "operator",
  })((request, run) => {
    const { id } = request.params;
    let memberId: string | undefined;
    return run({
      work: async (tx) => {
        ({ memberId } = await voidBet(tx, context, memberOf(request).id, id, request.body));
        return { status: 200, body: await fileOfBet(tx, id), ref: id };
      },
      after: async () => {
        if (memberId === undefined) return;
        await publishBets(context, [id]);
        await publishUnread(context, [memberId]);
      },
    });
  });

  serve(app, context, endpoints.betStory, {
    summary: "베팅과 그 캐시아웃이 접수된 과정: 서버의 판정과 회원의 화면이 남긴 기록",
    tag: "operator",
  })((request) => storyOfBet(db, request.params.id));

  serve(app, context, endpoints.refusedBets, {
    summary: "회원이 보냈지만 접수되지 않은 베팅, 최신순",
    tag: "operator",
  })((request) => refusedOf(db, request.query.text));

  serve(app, context, endpoints.refusedStory, {
    summary: "접수되지 않은 베팅의 과정",
    tag: "operator",
  })((request) => storyOfRefused(db, request.params.judgement));
};
