// Tournaments: src/domain/programmes/tournament.ts.
import * as v from "valibot";
import { REWARD_KINDS } from "../../../domain/programmes/reward.ts";
import { MAX_PRIZES, prizeProblem, SCORE_RULES, TOURNAMENT_CATEGORIES } from "../../../domain/programmes/tournament.ts";
import { Instant } from "../common.ts";
import { PayingReward } from "./rewards.ts";
import { MissionText, MissionTitle } from "./missions.ts";

const RewardOnWire = v.object({ kind: v.picklist(REWARD_KINDS), amount: v.number(), wagering: v.number() });
const PrizeOnWire = v.object({ from: v.number(), to: v.number(), reward: RewardOnWire });

const TournamentEntries = {
  id: v.string(),
  title: v.string(),
  description: v.string(),
  category: v.picklist(TOURNAMENT_CATEGORIES),
  score: v.picklist(SCORE_RULES),
  prizes: v.array(PrizeOnWire),
  startsAt: v.string(),
  endsAt: v.string(),
  phase: v.picklist(["upcoming", "running", "ended"]),
  /** The standings are final and the prizes are paid. */
  isFrozen: v.boolean(),
};

/** GET /api/tournaments: those that run, then those to come, then the last that ended. */
export const TournamentsQuery = v.strictObject({ category: v.picklist(TOURNAMENT_CATEGORIES) });
export const Tournament = v.object(TournamentEntries);
export type Tournament = v.InferOutput<typeof Tournament>;
export const TournamentList = v.object({ now: v.string(), items: v.array(Tournament) });

const StandingEntries = {
  rank: v.number(),
  /** Won, or a multiple in hundredths: by the tournament's rule. */
  score: v.number(),
  reachedAt: v.string(),
  reward: v.nullable(RewardOnWire),
};
/** GET /api/tournaments/{id}/standings: the first fifty, and the caller's own rank. Nicknames are masked. */
export const Standings = v.object({
  players: v.number(),
  items: v.array(v.object({ ...StandingEntries, nickname: v.string(), isOwn: v.boolean() })),
  own: v.nullable(v.object(StandingEntries)),
});
export type Standings = v.InferOutput<typeof Standings>;

const WRONG_RANK = "1 이상 1,000 이하의 정수를 입력해주세요.";
export const Rank = v.pipe(
  v.number(WRONG_RANK),
  v.integer(WRONG_RANK),
  v.minValue(1, WRONG_RANK),
  v.maxValue(1_000, WRONG_RANK),
);
const PRIZE_PROBLEMS = {
  reversed: "순위의 시작이 끝보다 뒤에 있습니다.",
  overlapping: "상금이 두 개인 순위가 있습니다.",
};

/** POST /api/admin/tournaments, PUT /api/admin/tournaments/{id}. What counts stays once it has begun. */
export const TournamentRequest = v.pipe(
  v.strictObject({
    title: MissionTitle,
    description: MissionText,
    category: v.picklist(TOURNAMENT_CATEGORIES),
    score: v.picklist(SCORE_RULES),
    prizes: v.pipe(
      v.array(v.strictObject({ from: Rank, to: Rank, reward: PayingReward })),
      v.maxLength(MAX_PRIZES, `상금은 ${MAX_PRIZES}줄까지입니다.`),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? prizeProblem(dataset.value) : null;
        if (problem) addIssue({ message: PRIZE_PROBLEMS[problem] });
      }),
    ),
    startsAt: Instant,
    endsAt: Instant,
  }),
  v.forward(
    v.check(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), "종료는 시작보다 뒤여야 합니다."),
    ["endsAt"],
  ),
);
export type TournamentRequest = v.InferOutput<typeof TournamentRequest>;

export const OperatorTournamentList = v.object({ items: v.array(Tournament) });
