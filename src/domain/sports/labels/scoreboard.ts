// Korean words of the scoreboard.
import { SPORT } from "../market.ts";
import type { ActionKind, IncidentKind, Statistic } from "../scoreboard/scoreboard.ts";

export const STATISTIC_NAMES: Readonly<Record<Statistic, string>> = {
  possession: "점유율(%)",
  attacks: "공격",
  dangerous: "위험한 공격",
  shots: "슈팅",
  onTarget: "유효 슈팅",
  corners: "코너킥",
  fouls: "파울",
  yellow: "경고",
  red: "퇴장",
  twoPoints: "2점슛",
  threePoints: "3점슛",
  freeThrows: "자유투",
  rebounds: "리바운드",
  turnovers: "턴오버",
  timeouts: "작전타임",
  attackPoints: "공격 득점",
  blocks: "블로킹",
  aces: "서브 에이스",
  errors: "범실",
  hits: "안타",
  homeRuns: "홈런",
  walks: "볼넷",
  strikeouts: "삼진",
  leftOnBase: "잔루",
  faceOffs: "페이스오프",
  penalties: "페널티",
  penaltyMinutes: "페널티 시간(분)",
  powerPlayGoals: "파워플레이 득점",
};

const INCIDENT_NAMES: Readonly<Record<IncidentKind, string>> = {
  periodStart: "시작",
  periodEnd: "종료",
  goal: "골",
  corner: "코너킥",
  yellow: "경고",
  red: "퇴장",
  stoppage: "추가시간",
  shot: "유효 슈팅",
  score: "득점",
  timeout: "작전타임",
  setWon: "세트 승리",
  run: "득점",
  homeRun: "홈런",
  penalty: "2분 퇴장",
  powerPlayEnd: "파워플레이 종료",
  kickScored: "성공",
  kickMissed: "실축",
  matchEnd: "경기 종료",
};

/** Ice hockey's own words. */
const HOCKEY_INCIDENTS: Partial<Record<IncidentKind, string>> = { kickMissed: "실패" };

/** What happened, in the words of the sport. */
export function incidentName(sportId: string, kind: IncidentKind): string {
  return (sportId === SPORT.iceHockey && HOCKEY_INCIDENTS[kind]) || INCIDENT_NAMES[kind];
}

const ACTION_NAMES: Readonly<Record<ActionKind, string>> = {
  ready: "경기 준비",
  safe: "볼 소유",
  attack: "공격",
  dangerous: "위험한 공격",
  shot: "슈팅",
  goal: "골",
  corner: "코너킥",
  foul: "파울",
  card: "카드",
  freeThrow: "자유투",
  miss: "슛 실패",
  rebound: "리바운드",
  turnover: "턴오버",
  serve: "서브",
  point: "득점",
  pitch: "투구",
  hit: "안타",
  out: "아웃",
  walk: "볼넷",
  faceOff: "페이스오프",
  penalty: "페널티",
  timeout: "작전타임",
  break: "휴식",
  over: "경기 종료",
};

const HOCKEY_ACTIONS: Partial<Record<ActionKind, string>> = { safe: "퍽 소유" };

/** What goes on, in the words of the sport. */
export function actionName(sportId: string, kind: ActionKind): string {
  return (sportId === SPORT.iceHockey && HOCKEY_ACTIONS[kind]) || ACTION_NAMES[kind];
}
