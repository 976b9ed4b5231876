import * as v from "valibot";
import { REQUEST_KINDS, REQUEST_STATES } from "../../../domain/wallet/request-states.ts";
import { SETTLEMENT } from "../../../domain/sports/market.ts";
import { FIXTURE_FACTS } from "../sports/fixtures.ts";

/** GET /api/admin/search: the query of the members' search. Parts that the account may not read are empty. */
export const OperatorSearchAnswer = v.object({
  members: v.array(v.object({ userId: v.string(), nickname: v.string(), level: v.number() })),
  /** The one with the number that was typed. */
  bets: v.array(
    v.object({
      number: v.string(),
      userId: v.string(),
      stake: v.number(),
      status: v.picklist(Object.values(SETTLEMENT)),
    }),
  ),
  fixtures: v.array(v.object(FIXTURE_FACTS)),
  /** Of a member whose id was typed, the newest first. */
  requests: v.array(
    v.object({
      id: v.string(),
      userId: v.string(),
      kind: v.picklist(REQUEST_KINDS),
      state: v.picklist(REQUEST_STATES),
      amount: v.number(),
      createdAt: v.string(),
    }),
  ),
});
export type OperatorSearchAnswer = v.InferOutput<typeof OperatorSearchAnswer>;
