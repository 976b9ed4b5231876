// The search of the whole console.
import * as endpoints from "../../src/api/contract/operator/search.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { serve } from "../http/serve.ts";
import { searchConsole } from "./search/search-console.ts";

export const operatorSearchRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.operatorSearch, {
    tag: "operator",
    perMinute: 600,
    summary: "회원, 베팅번호, 경기, 신청 검색. 권한이 없는 부분은 비어 있습니다.",
  })((request) => searchConsole(context.database.db, memberOf(request), request.query.text));
};
