// Missions and accumulated events: src/domain/programmes/mission.ts.
import * as v from "valibot";
import { GAME_TYPES } from "../../../domain/common/game-type.ts";
import { isOfBets, MAX_STEPS, MEASURES, MISSION_PERIODS, STEP_STATES } from "../../../domain/programmes/mission.ts";
import { REWARD_KINDS } from "../../../domain/programmes/reward.ts";
import { Instant } from "../common.ts";
import { PayingReward, RewardReport } from "./rewards.ts";
import { titleText } from "../written-text.ts";

const RewardOnWire = v.object({ kind: v.picklist(REWARD_KINDS), amount: v.number(), wagering: v.number() });

/** GET /api/missions: `mission` has those of a day or a week, `acc` those that run from a start to an end. */
export const MissionsQuery = v.strictObject({ kind: v.picklist(["mission", "acc"]) });
export const Mission = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  period: v.picklist(MISSION_PERIODS),
  measure: v.picklist(MEASURES),
  gameType: v.nullable(v.picklist(GAME_TYPES)),
  /** In the running span: won, or a number. */
  progress: v.number(),
  /** When what counts began, and when it ends; null: no end. */
  from: v.string(),
  to: v.nullable(v.string()),
  /** The last instant of claims; null: no end. */
  claimableUntil: v.nullable(v.string()),
  steps: v.array(v.object({ target: v.number(), reward: RewardOnWire, state: v.picklist(STEP_STATES) })),
});
export type Mission = v.InferOutput<typeof Mission>;
export const MissionList = v.object({ now: v.string(), items: v.array(Mission) });

/** POST /api/missions/{id}/claim. `step`: from 0. */
export const ClaimRequest = v.strictObject({
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_STEPS - 1)),
});
export const MissionClaimReport = RewardReport;

const WRONG_TARGET = "1 이상의 정수를 입력해주세요.";
const Target = v.pipe(
  v.number(WRONG_TARGET),
  v.integer(WRONG_TARGET),
  v.minValue(1, WRONG_TARGET),
  v.maxValue(100_000_000_000, "목표가 너무 큽니다."),
);
export const MissionTitle = titleText(60);
export const MissionText = v.pipe(v.string(), v.trim(), v.maxLength(300, "설명은 300자 이하입니다."));

const MissionFields = {
  title: MissionTitle,
  description: MissionText,
  period: v.picklist(MISSION_PERIODS),
  measure: v.picklist(MEASURES),
  /** Only of a measure of bets. */
  gameType: v.nullable(v.picklist(GAME_TYPES)),
  steps: v.pipe(
    v.array(v.strictObject({ target: Target, reward: PayingReward })),
    v.minLength(1, "목표를 하나 이상 입력해주세요."),
    v.maxLength(MAX_STEPS, `단계는 ${MAX_STEPS}개까지입니다.`),
    v.check(
      (steps) => steps.every(({ target }, i) => i === 0 || target > (steps[i - 1]?.target ?? 0)),
      "목표는 앞의 것보다 커야 합니다.",
    ),
  ),
  startsAt: Instant,
  endsAt: v.nullable(Instant),
};

/** POST /api/admin/missions, PUT /api/admin/missions/{id}. Once something was claimed, what is measured stays. */
export const MissionRequest = v.pipe(
  v.strictObject(MissionFields),
  v.forward(
    v.check(
      ({ startsAt, endsAt }) => endsAt === null || Date.parse(endsAt) > Date.parse(startsAt),
      "종료는 시작보다 뒤여야 합니다.",
    ),
    ["endsAt"],
  ),
  v.forward(
    v.check(
      ({ measure, gameType }) => gameType === null || isOfBets(measure),
      "베팅이 아닌 기준에는 게임을 정할 수 없습니다.",
    ),
    ["gameType"],
  ),
);
export type MissionRequest = v.InferOutput<typeof MissionRequest>;

export const OperatorMission = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  period: v.picklist(MISSION_PERIODS),
  measure: v.picklist(MEASURES),
  gameType: v.nullable(v.picklist(GAME_TYPES)),
  steps: v.array(v.object({ target: v.number(), reward: RewardOnWire })),
  startsAt: v.string(),
  endsAt: v.nullable(v.string()),
  phase: v.picklist(["upcoming", "running", "ended"]),
  claims: v.number(),
});
export type OperatorMission = v.InferOutput<typeof OperatorMission>;
export const OperatorMissionList = v.object({ items: v.array(OperatorMission) });
