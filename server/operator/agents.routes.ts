// The tree of managers and agents: their shares, who stands above whom, and their statements.
import { and, eq } from "drizzle-orm";
import * as endpoints from "../../src/api/contract/operator/agents.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import type { Queryable } from "../db/open.ts";
import { agentStatement, member } from "../db/schema.ts";
import { serve } from "../http/serve.ts";
import { publishWallets } from "../sports/betting/member-events.ts";
import { changeShares, moveAgent } from "./agents/change-agent.ts";
import {
  closePeriod,
  findStatement,
  listStatements,
  nextPeriod,
  payStatement,
  reconcile,
} from "./agents/statements.ts";
import { treeOnWire } from "./agents/tree.ts";

export const operatorAgentRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;
  const about = (summary: string) => ({ summary, tag: "operator" as const });
  const tree = async (reading: Queryable) => ({
    items: await treeOnWire(reading),
    nextFrom: await nextPeriod(reading),
  });
  const detail = async (reading: Queryable, id: string) => ({
    ...(await findStatement(reading, id)),
    reconciled: await reconcile(reading, id),
  });

  serve(app, context, endpoints.agentTree, about("총판과 에이전트, 상위와 지분"))(() => tree(db));

  serve(
    app,
    context,
    endpoints.changeAgentShares,
    about("총판이나 에이전트의 지분을 바꿉니다. 마감한 정산서는 그대로입니다."),
  )(({ params, body }, run) =>
    run({
      work: async (tx) => {
        await changeShares(tx, clock, { ...params, shares: body.shares });
        return { status: 200, body: await tree(tx) };
      },
    }),
  );

  serve(
    app,
    context,
    endpoints.moveAgent,
    about("총판이나 에이전트를 다른 상위 아래로 옮깁니다. 하위와 회원이 함께 옮겨집니다."),
  )(({ params, body }, run) =>
    run({
      work: async (tx) => {
        await moveAgent(tx, { ...params, above: body.above });
        return { status: 200, body: await tree(tx) };
      },
    }),
  );

  serve(
    app,
    context,
    endpoints.agentStatements,
    about("총판과 에이전트의 정산서, 최근 기간순"),
  )(({ query }) => {
    const { text, state, ...asked } = query;
    const wanted = and(text ? eq(member.userId, text) : undefined, state && eq(agentStatement.state, state));
    return listStatements(db, asked, wanted);
  });

  serve(
    app,
    context,
    endpoints.agentStatement,
    about("정산서 하나의 내역과 장부 대조"),
  )(({ params }) => detail(db, params.id));

  serve(
    app,
    context,
    endpoints.closeAgentPeriod,
    about("지난 마감 뒤부터 이 날까지를 마감하고 정산서를 만듭니다."),
  )((request, run) => {
    const { id: closedBy } = memberOf(request);
    return run({
      work: async (tx) => ({
        status: 201,
        body: await closePeriod(tx, context, { until: request.body.until, closedBy }),
      }),
    });
  });

  serve(
    app,
    context,
    endpoints.payAgentStatement,
    about("정산서를 지급합니다. 지급액은 총판이나 에이전트의 보유머니가 됩니다."),
  )((request, run) => {
    const { id: paidBy } = memberOf(request);
    let paidTo = "";
    return run({
      work: async (tx) => {
        paidTo = await payStatement(tx, clock, request.params.id, paidBy);
        return { status: 200, body: await detail(tx, request.params.id) };
      },
      after: () => publishWallets(context, [paidTo]),
    });
  });
};
