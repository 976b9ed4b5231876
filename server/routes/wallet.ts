// What moved a member's money.
import * as endpoints from "../../src/api/contract/endpoints/wallet.ts";
import { memberOf, type Routes } from "../app.ts";
import { walletPage } from "../betting/lists/wallet-page.ts";
import { serve } from "../http/serve.ts";

export const walletRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.walletEntries, { summary: "보유머니 또는 포인트 내역, 최신순", tag: "wallet" })(
    (request) => walletPage(context, memberOf(request).id, request.query),
  );
};
