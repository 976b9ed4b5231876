// One member's page: what operators read of it and do there. Deposits, levels, bans and limits have routes of their own.
import * as endpoints from "../../../src/api/contract/operator/member-profile.endpoints.ts";
import { requestFacts } from "../../../src/api/contract/operator/request-facts.endpoints.ts";
import { memberNotStaff } from "../../account/members.ts";
import { giveCode } from "../../account/password-reset.ts";
import { memberOf, type Routes } from "../../app.ts";
import { serve } from "../../http/serve.ts";
import { readBalances } from "../../ledger/balances.ts";
import { endSession } from "../../session/own-sessions.ts";
import { publishWallets } from "../../sports/betting/member-events.ts";
import { walletPage } from "../../sports/betting/lists/wallet-page.ts";
import { listRequests } from "../../wallet/money-requests.ts";
import { listOrders } from "../../wallet/tether/orders.ts";
import { readFigures } from "./figures.ts";
import { addNote, changeTendency, listNotes, listTendencyChanges } from "./notes.ts";
import { pointsByHand } from "./points-by-hand.ts";
import { readLogins, readPersonal, readProfile } from "./read-profile.ts";
import { readRequestFacts } from "./request-facts.ts";

export const operatorProfileRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const idOf = async (userId: string) => (await memberNotStaff(db, userId)).id;

  serve(app, context, endpoints.memberProfile, { summary: "회원 한 명", tag: "operator" })((request) =>
    readProfile(context, request.params.userId),
  );

  serve(app, context, endpoints.memberFigures, {
    summary: "회원의 입금, 출금, 베팅, 당첨: 최근 일·주·월별",
    tag: "operator",
  })(async ({ params, query }) =>
    readFigures(db, await idOf(params.userId), { by: query.by, now: context.clock.now() }),
  );

  serve(app, context, endpoints.memberEntries, { summary: "회원의 머니 또는 포인트 내역, 최신순", tag: "operator" })(
    async ({ params, query }) => walletPage(context, await idOf(params.userId), query),
  );

  serve(app, context, endpoints.memberRequests, { summary: "회원의 충전, 환전, 정산 신청, 최신순", tag: "operator" })(
    async ({ params, query }) => listRequests(db, await idOf(params.userId), query),
  );

  serve(app, context, endpoints.memberTetherOrders, { summary: "회원의 테더 입금, 최신순", tag: "operator" })(
    async ({ params, query }) => listOrders(db, await idOf(params.userId), query),
  );

  serve(app, context, endpoints.memberLogins, {
    summary: "회원의 로그인 기록과 접속한 IP, 브라우저",
    tag: "operator",
  })((request) => readLogins(context, request.params.userId));

  serve(app, context, endpoints.endMemberSession, { summary: "회원의 로그인 하나를 끝냅니다.", tag: "operator" })(
    async ({ params }, run) => run(endSession(context, await idOf(params.userId), params.id)),
  );

  serve(app, context, endpoints.memberNotes, { summary: "회원에 대한 운영자의 메모, 최신순", tag: "operator" })(
    (request) => listNotes(db, request.params.userId, request.query),
  );

  serve(app, context, endpoints.addMemberNote, { summary: "회원에 대한 메모를 남깁니다.", tag: "operator" })(
    (request, run) =>
      run({
        work: async (tx) => {
          const { userId } = request.params;
          await addNote(tx, context.clock, { userId, by: memberOf(request).id, ...request.body });
          return { status: 204 };
        },
      }),
  );

  serve(app, context, endpoints.changeTendency, {
    summary: "회원의 성향 코드를 지정하거나 해제합니다. 22는 카지노와 슬롯을 막습니다.",
    tag: "operator",
  })((request, run) =>
    run({
      work: async (tx) => {
        const asked = { userId: request.params.userId, by: memberOf(request).id, ...request.body };
        return { status: 200, body: { tendency: await changeTendency(tx, context.clock, asked) } };
      },
    }),
  );

  serve(app, context, endpoints.tendencyChanges, { summary: "회원의 성향 코드를 바꾼 내역, 최신순", tag: "operator" })(
    (request) => listTendencyChanges(db, request.params.userId, request.query),
  );

  serve(app, context, endpoints.memberPersonal, {
    summary: "회원의 휴대폰 번호와 환전 계좌. 사유와 함께 운영 기록에 남습니다.",
    tag: "operator",
  })((request) => readPersonal(db, request.params.userId));

  serve(app, context, endpoints.givePasswordCode, {
    summary: "회원이 비밀번호를 새로 정할 일회용 코드를 만듭니다.",
    tag: "operator",
  })((request, run) => {
    const { userId } = request.params;
    return run(giveCode(context, { userId, code: request.body.code, by: memberOf(request).id }));
  });

  serve(app, context, endpoints.givePoints, { summary: "회원에게 포인트를 주거나 회수합니다.", tag: "operator" })(
    (request, run) => {
      const { userId, amount, reason: note } = request.body;
      const ref = `operator:${memberOf(request).userId}`;
      let memberId = "";
      return run({
        work: async (tx) => {
          memberId = await pointsByHand(tx, context.clock, { userId, amount, ref, note });
          return { status: 201, body: { userId, point: (await readBalances(tx, memberId)).point } };
        },
        after: () => publishWallets(context, [memberId]),
      });
    },
  );

  serve(app, context, requestFacts, {
    summary: "신청을 판단할 근거: 입금, 환전, 베팅, 롤링, 다른 계정과 같은 것",
    tag: "operator",
  })((request) => readRequestFacts(db, request.params.id));
};
