// Points of a member become money: terms, and the conversion as one posting of both currencies.
import { and, eq } from "drizzle-orm";
import * as operatorEndpoints from "../../src/api/contract/operator/points.endpoints.ts";
import * as endpoints from "../../src/api/contract/wallet/points.endpoints.ts";
import { conversionProblem, wonForPoints, type ConversionTerms } from "../../src/domain/wallet/points.ts";
import { LEAST_MULTIPLE, wageringFor } from "../../src/domain/wallet/wagering.ts";
import { memberOf, type Routes } from "../app.ts";
import { publishWallets } from "../sports/betting/member-events.ts";
import type { Tx } from "../db/open.ts";
import { account } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { serve } from "../http/serve.ts";
import { newId } from "../ids.ts";
import { HOUSE, memberAccount } from "../ledger/accounts.ts";
import { readBalances } from "../ledger/balances.ts";
import { post } from "../ledger/post.ts";
import { belowCeiling } from "../programmes/ceiling.ts";
import { readPointTerms, writePointTerms } from "./point-terms.ts";
import { grantWagering } from "./wagering.ts";

const REASONS = {
  below_minimum: (terms: ConversionTerms) => `${terms.minimum.toLocaleString("ko-KR")}포인트부터 전환할 수 있습니다.`,
  not_in_steps: (terms: ConversionTerms) => `${terms.step.toLocaleString("ko-KR")}포인트 단위로 전환할 수 있습니다.`,
  too_many: () => "보유한 포인트보다 많습니다.",
} as const;

export const pointRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.pointTerms, { summary: "포인트 전환 조건", tag: "wallet" })(() => readPointTerms(db));

  serve(app, context, operatorEndpoints.changePointTerms, {
    summary: "포인트 전환 조건을 바꿉니다.",
    tag: "operator",
  })(({ body }, run) =>
    run({
      work: async (tx) => {
        await belowCeiling(tx, context.clock, () => writePointTerms(tx, context.clock, body));
        return { status: 200, body };
      },
    }),
  );

  serve(app, context, endpoints.convertPoints, {
    summary: "포인트를 보유머니로 전환합니다.",
    tag: "wallet",
    movesMoney: true,
  })((request, run) => {
    const { id } = memberOf(request);
    return run({
      work: async (tx) => {
        const { points } = request.body;
        const won = await payFor(tx, id, points);
        // Points were given: what they bring is staked before it leaves, as other money of the house.
        const ref = `conversion:${newId()}`;
        await grantWagering(tx, context.clock, { memberId: id, ref, required: wageringFor(won, LEAST_MULTIPLE) });
        await post(tx, context.clock, {
          kind: "conversion",
          ref,
          lines: [
            { account: memberAccount.points(id), amount: -points },
            { account: HOUSE.points, amount: -points },
            { account: memberAccount.wallet(id), amount: won },
            { account: HOUSE.promotions, amount: won },
          ],
        });
        return { status: 201, body: { won, ...(await readBalances(tx, id)) } };
      },
      after: () => publishWallets(context, [id]),
    });
  });
};

/** The won for these points. Locks the member's points. Throws ApiError bad_request that names the field. */
async function payFor(tx: Tx, memberId: string, points: number): Promise<number> {
  const terms = await readPointTerms(tx);
  const own = and(eq(account.memberId, memberId), eq(account.kind, "points"));
  const [held] = await tx.select({ balance: account.balance }).from(account).where(own).for("update");
  const problem = conversionProblem(points, held?.balance ?? 0, terms);
  if (problem === null) return wonForPoints(points, terms);
  const message = REASONS[problem](terms);
  throw new ApiError("bad_request", message, { problems: [{ path: "points", message }] });
}
