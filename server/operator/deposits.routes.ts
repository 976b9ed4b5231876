// What an operator pays into wallets, and takes back.
import * as endpoints from "../../src/api/contract/operator/deposits.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { memberByUserId } from "../account/members.ts";
import { publishWallets } from "../sports/betting/member-events.ts";
import { serve } from "../http/serve.ts";
import { readBalances } from "../ledger/balances.ts";
import { listDeposits, reverseDeposit } from "../ledger/reversals.ts";
import { depositByHand } from "./deposits.ts";

export const operatorDepositRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.deposit, { summary: "회원의 지갑에 입금합니다.", tag: "operator" })((request, run) => {
    const { userId, amount, reason: note, purpose } = request.body;
    const ref = `operator:${memberOf(request).userId}`;
    let memberId = "";
    return run({
      work: async (tx) => {
        memberId = (await memberByUserId(tx, userId)).id;
        await depositByHand(tx, context.clock, { memberId, amount, purpose, ref, note });
        const { emoney, walletSeq } = await readBalances(tx, memberId);
        return { status: 201, body: { userId, emoney, walletSeq } };
      },
      after: () => publishWallets(context, [memberId]),
    });
  });

  serve(app, context, endpoints.deposits, { summary: "관리자가 한 입금, 최신순", tag: "operator" })((request) =>
    listDeposits(context.database.db, request.query),
  );

  serve(app, context, endpoints.reverseDeposit, {
    summary: "관리자가 한 입금을 되돌립니다. 한 번만, 지갑에 그만큼 있을 때만 됩니다.",
    tag: "operator",
  })((request, run) => {
    const ref = `operator:${memberOf(request).userId}`;
    let memberId = "";
    return run({
      work: async (tx) => {
        const { reason: note } = request.body;
        const owner = await reverseDeposit(tx, context.clock, { postingId: request.params.id, ref, note });
        memberId = owner.id;
        return { status: 201, body: { userId: owner.userId, ...(await balanceIn(tx, owner.id)) } };
      },
      after: () => publishWallets(context, [memberId]),
    });
  });
};

async function balanceIn(tx: Parameters<typeof readBalances>[0], memberId: string) {
  const { emoney, walletSeq } = await readBalances(tx, memberId);
  return { emoney, walletSeq };
}
