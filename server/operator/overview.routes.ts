// The start of the console.
import * as endpoints from "../../src/api/contract/operator/overview.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { serve } from "../http/serve.ts";
import { readOverview } from "./overview/read-overview.ts";

export const overviewRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.overview, {
    tag: "operator",
    perMinute: 600,
    summary: "지금의 운영 현황: 접속, 입출금, 베팅, 대기, 노출, 경보. 권한이 없는 부분은 비어 있습니다.",
  })((request) => readOverview(context, memberOf(request)));
};
