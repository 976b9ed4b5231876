// What moved a member's money.
import * as endpoints from "../../src/api/contract/wallet/wallet.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { walletPage } from "../sports/betting/lists/wallet-page.ts";
import { serve } from "../http/serve.ts";

export const walletRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.walletEntries, { summary: "보유머니 또는 포인트 내역, 최신순", tag: "wallet" })(
    (request) => walletPage(context, memberOf(request).id, request.query),
  );
};
