// What moved a member's money.
import { WalletEntries, WalletEntriesQuery } from "../../src/api/contract/bets.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { walletPage } from "../betting/lists/wallet-page.ts";

export const walletRoutes: Routes = (app, context) => {
  app.get(
    "/api/wallet/entries",
    describeRoute({
      access: "member",
      summary: "보유머니 또는 포인트 내역, 최신순",
      tag: "wallet",
      querystring: WalletEntriesQuery,
      response: { 200: WalletEntries },
    }),
    (request) => walletPage(context, memberOf(request).id, request.query),
  );
};
