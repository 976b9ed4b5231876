// Fixtures in the operator's hands: listed, given a result.
import * as endpoints from "../../src/api/contract/operator/fixtures.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { previewResult } from "../sports/betting/settlement/preview.ts";
import { settleFixture } from "../sports/betting/settlement/settle-fixture.ts";
import { serve } from "../http/serve.ts";
import { listFixtures } from "./fixtures-list.routes.ts";

export const operatorFixtureRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.allFixtures, { summary: "결과를 등록할 수 있는 경기 목록", tag: "operator" })(
    ({ query }) => listFixtures(context, query),
  );

  serve(app, context, endpoints.giveResult, {
    summary: "경기 결과를 등록하거나 정정합니다. 점수는 시작한 뒤에만, 취소는 언제든지 됩니다.",
    tag: "operator",
  })((request, run) => {
    const { id } = request.params;
    return run({
      // Many transactions, and the same result again changes nothing.
      prepare: () => settleFixture(context, id, request.body, memberOf(request).id),
      work: async (_tx, report) => ({ status: 200, body: { fixtureId: id, ...report } }),
    });
  });

  serve(app, context, endpoints.resultPreview, {
    summary: "결과를 등록하면 정산될 베팅과 지급될 금액. 아무것도 바꾸지 않습니다.",
    tag: "operator",
  })(({ params, body }) => previewResult(context.database.db, context, params.id, body));
};
