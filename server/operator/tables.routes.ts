import * as endpoints from "../../src/api/contract/operator/table.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { serve } from "../http/serve.ts";
import * as tables from "./tables.ts";

export const tableRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.keptTable, { summary: "표의 숨긴 열과 저장한 보기", tag: "operator" })((request) =>
    tables.keptTable(db, memberOf(request), request.params.table),
  );

  serve(app, context, endpoints.keepColumns, { summary: "표에서 숨길 열", tag: "operator" })(async (request) => {
    const { table } = request.params;
    await tables.keepColumns(db, memberOf(request), table, request.body.hidden);
    return tables.keptTable(db, memberOf(request), table);
  });

  serve(app, context, endpoints.keepView, { summary: "표의 보기를 이름으로 저장", tag: "operator" })((request, run) =>
    run({
      work: async (tx) => {
        const { table } = request.params;
        await tables.keepView(tx, context, memberOf(request), table, request.body);
        return { status: 201, body: await tables.keptTable(tx, memberOf(request), table) };
      },
    }),
  );

  serve(app, context, endpoints.removeView, { summary: "저장한 보기를 지움", tag: "operator" })(async (request) => {
    const { table, id } = request.params;
    await tables.removeView(db, memberOf(request), id);
    return tables.keptTable(db, memberOf(request), table);
  });
};
