// What operators see of a game's open round.
import * as v from "valibot";

/** GET /api/admin/games/{id}/exposure: the round that runs. Amounts in won, chances in hundredths of a percent. */
export const GameExposure = v.object({
  /** Null where none runs. `closesAt` in milliseconds; `endsIn`: milliseconds from this answer to the round's end. */
  round: v.nullable(v.object({ id: v.string(), closesAt: v.number(), endsIn: v.number() })),
  stake: v.number(),
  /** The most that one outcome pays. */
  payout: v.number(),
  /** `payout`: what the pick's bets are paid; `net`: what the house keeps at worst when the pick wins. */
  picks: v.array(
    v.object({
      key: v.string(),
      name: v.string(),
      bets: v.number(),
      stake: v.number(),
      payout: v.number(),
      net: v.number(),
    }),
  ),
  /** The worst for the house first, 30 at most. `won`: names of the picks with bets that win. */
  outcomes: v.array(v.object({ chance: v.number(), won: v.array(v.string()), net: v.number() })),
});
export type GameExposure = v.InferOutput<typeof GameExposure>;
