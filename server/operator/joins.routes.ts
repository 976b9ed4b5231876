// Sign-ups and changes of contacts that wait for an operator, and accounts that have something in common.
import * as endpoints from "../../src/api/contract/operator/joins.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { decideJoin, listJoins } from "../account/join-checks.ts";
import { listSharedTraces, markChecked } from "../account/one-person/shared-traces.ts";
import { serve } from "../http/serve.ts";
import { findHedges } from "./hedges/find-hedges.ts";

export const operatorJoinRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.joins, {
    summary: "승인을 기다리는 가입과 정보 변경, 또는 처리한 것",
    tag: "operator",
  })((request) => listJoins(context, request.query));

  serve(app, context, endpoints.decideJoin, {
    summary: "기다리는 가입이나 정보 변경을 승인하거나 거절합니다. 이미 처리한 것은 409입니다.",
    tag: "operator",
  })((request, run) => run(decideJoin(context, memberOf(request), request.params.id, request.body)));

  serve(app, context, endpoints.sharedTraces, {
    summary: "여러 계정이 함께 쓰는 휴대폰 번호, 계좌, IP, 브라우저와 그 계정들",
    tag: "operator",
  })((request) => listSharedTraces(context, request.query));

  serve(app, context, endpoints.hedges, {
    summary: "정보를 함께 쓰는 두 계정이 한 마켓이나 회차의 모든 결과에 나누어 건 베팅",
    tag: "operator",
  })(async () => ({ items: await findHedges(context.database.db, context.clock) }));

  serve(app, context, endpoints.checkTraces, {
    summary: "함께 쓰는 계정들을 확인했다고 적습니다. 계정이 더해지면 다시 목록에 오릅니다.",
    tag: "operator",
  })((request, run) => run(markChecked(context, memberOf(request), request.body)));
};
