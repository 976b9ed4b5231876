import type { LegOutcome, SettlementStatus } from "../market.ts";

/** Bet settlement values of the specification, section 3. */
export const SETTLEMENT_NAMES: Readonly<Record<SettlementStatus, string>> = {
  [-1]: "취소",
  0: "진행중",
  1: "낙첨",
  2: "당첨",
  3: "적특",
};

export const OUTCOME_NAMES: Readonly<Record<LegOutcome, string>> = {
  open: "진행중",
  won: "적중",
  half_won: "절반 적중",
  push: "적특",
  half_lost: "절반 미적중",
  lost: "미적중",
  void: "취소",
};

/** gameType of the history's filter: 1 sports, 2 in-play, 3 mini-game, 4 virtual, anything else casino. */
export function gameTypeName(gameType: number): string {
  return { 1: "스포츠", 2: "인플레이", 3: "미니게임", 4: "가상게임" }[gameType] ?? "카지노";
}
