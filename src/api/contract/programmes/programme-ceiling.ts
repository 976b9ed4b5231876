// GET /api/admin/programme-ceiling: what programmes give back, and on what. Shares in millionths of a won that is staked.
import * as v from "valibot";
import { PRODUCTS } from "../../../domain/programmes/ceiling.ts";
import { GAME_TYPES } from "../../../domain/common/game-type.ts";
import { MEASURES } from "../../../domain/programmes/mission.ts";
import { FriendRulesOnWire } from "./friends.ts";
import { RollingRate } from "../operator/rolling.ts";
import { RewardTerms } from "./rewards.ts";
import { WageringWeightsOnWire } from "../wallet/wagering.ts";

const Edge = v.object({ name: v.string(), edge: v.number(), atRisk: v.number(), lost: v.number() });

export const ProgrammeCeiling = v.object({
  edges: v.object(v.entriesFromList(PRODUCTS, v.array(Edge))),
  programmes: v.object({
    levels: v.array(v.object({ level: v.number(), rates: v.array(RollingRate) })),
    members: v.array(v.object({ userId: v.string(), isManager: v.boolean(), rates: v.array(RollingRate) })),
    shares: v.array(
      v.object({ product: v.picklist(PRODUCTS), basis: v.picklist(["result", "turnover"]), rate: v.number() }),
    ),
    friend: FriendRulesOnWire,
    weights: WageringWeightsOnWire,
    missions: v.array(
      v.object({
        measure: v.picklist(MEASURES),
        gameType: v.nullable(v.picklist(GAME_TYPES)),
        steps: v.array(v.object({ target: v.number(), reward: RewardTerms })),
      }),
    ),
    wonPer100: v.number(),
  }),
});
export type ProgrammeCeiling = v.InferOutput<typeof ProgrammeCeiling>;
