// What the demo site has of programmes. Dates are counted from the day on which it is filled.
import type { AttendanceRules } from "../../src/api/contract/programmes/attendance.ts";
import type { GameType, Measure, MissionPeriod, MissionStep } from "../../src/domain/programmes/mission.ts";
import type { Reward } from "../../src/domain/programmes/reward.ts";
import { seoul } from "../../src/domain/common/time.ts";
import type { Clock } from "../clock.ts";
import { dateNow } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { campaignEvent, coupon, mission, tournament } from "../db/schema.ts";
import { writeAttendanceRules } from "../programmes/attendance.ts";
import { issueCoupon } from "../programmes/coupons.ts";
import { DEMO_EVENTS } from "./campaign-events.ts";

const points = (amount: number): Reward => ({ kind: "points", amount, wagering: 0 });
const money = (amount: number, wagering: number): Reward => ({ kind: "money", amount, wagering });

const ATTENDANCE: AttendanceRules = {
  isOpen: true,
  daily: points(100),
  streaks: [
    { days: 3, reward: points(300) },
    { days: 7, reward: points(1_000) },
    { days: 14, reward: points(3_000) },
    { days: 28, reward: money(10_000, 1) },
  ],
};

/** Rules that stand in the table of settings, which a reset of the demo empties. */
export async function seedProgrammeRules(tx: Tx, clock: Clock): Promise<void> {
  await writeAttendanceRules(tx, clock, ATTENDANCE);
}

interface DemoMission {
  id: string;
  title: string;
  description: string;
  period: MissionPeriod;
  measure: Measure;
  gameType: GameType | null;
  steps: MissionStep[];
}

const steps = (...rows: readonly [number, Reward][]): MissionStep[] =>
  rows.map(([target, reward]) => ({ target, reward }));

const MISSIONS: readonly DemoMission[] = [
  {
    id: "daily-bets",
    title: "오늘의 베팅",
    description: "정산된 베팅을 셉니다.",
    period: "day",
    measure: "betCount",
    gameType: null,
    steps: steps([1, points(100)], [3, points(500)], [5, points(1_000)]),
  },
  {
    id: "daily-win",
    title: "오늘의 적중",
    description: "스포츠 베팅이 한 번 적중하면 달성합니다.",
    period: "day",
    measure: "wonCount",
    gameType: 1,
    steps: steps([1, points(700)]),
  },
  {
    id: "daily-attendance",
    title: "출석하기",
    description: "출석부에서 오늘 출석합니다.",
    period: "day",
    measure: "attendance",
    gameType: null,
    steps: steps([1, points(50)]),
  },
  {
    id: "weekly-stake",
    title: "이번 주 스포츠 베팅 금액",
    description: "월요일 자정에 새로 시작합니다.",
    period: "week",
    measure: "betStake",
    gameType: 1,
    steps: steps([300_000, points(900)], [1_000_000, money(2_000, 1)]),
  },
  {
    id: "acc-stake",
    title: "누적 스포츠 베팅 챌린지",
    description: "기간 동안 정산된 스포츠 베팅 금액을 더합니다.",
    period: "span",
    measure: "betStake",
    gameType: 1,
    steps: steps([500_000, points(1_500)], [2_000_000, points(4_000)], [5_000_000, money(9_500, 3)]),
  },
  {
    id: "acc-charge",
    title: "누적 충전",
    description: "기간 동안 완료된 충전을 더합니다.",
    period: "span",
    measure: "chargeAmount",
    gameType: null,
    steps: steps([300_000, points(2_000)], [1_000_000, points(8_000)]),
  },
];

/** A code that the README gives away. */
const DEMO_CODE = "HANPANDEMO223344";

/** Coupons, missions, tournaments and events. */
export async function seedProgrammes(tx: Tx, clock: Clock): Promise<void> {
  const today = seoul(clock.now()).startOf("day");
  const day = (days: number) => today.add(days, "day").toDate();
  const made = { createdBy: "admin01", createdAt: dateNow(clock) };
  await tx.insert(mission).values(
    MISSIONS.map((row, position) => ({
      ...row,
      position,
      startsAt: day(row.period === "span" ? 0 : -7),
      endsAt: row.period === "span" ? day(30) : null,
    })),
  );
  await tx.insert(coupon).values([
    { id: "welcome", title: "가입 축하 쿠폰", reward: points(5_000), expiresAt: day(28), ...made },
    {
      id: "demo-code",
      title: "데모 번호 쿠폰",
      reward: money(10_000, 3),
      code: DEMO_CODE,
      codeCount: 1_000,
      expiresAt: day(90),
      ...made,
    },
  ]);
  await issueCoupon(tx, clock, "welcome", "all");
  const tournamentPrizes = [
    { from: 1, to: 1, reward: money(300_000, 1) },
    { from: 2, to: 3, reward: money(100_000, 1) },
    { from: 4, to: 10, reward: points(10_000) },
  ];
  const open = { startsAt: day(-1), prizes: tournamentPrizes };
  await tx.insert(tournament).values([
    {
      ...open,
      id: "weekly-sports",
      title: "주간 스포츠 토너먼트",
      description: "적중 금액에서 베팅 금액을 뺀 순수익으로 겨룹니다.",
      category: "sports",
      score: "winnings",
      endsAt: day(7),
    },
    {
      id: "best-multiple",
      title: "최고 배당 토너먼트",
      description: "가장 높은 배당으로 적중한 베팅 하나로 겨룹니다.",
      category: "sports",
      score: "bestMultiple",
      startsAt: day(7),
      endsAt: day(14),
      prizes: [{ from: 1, to: 5, reward: points(20_000) }],
    },
    {
      ...open,
      id: "casino-stake",
      title: "카지노 토너먼트",
      description: "카지노와 슬롯의 베팅 금액을 더합니다.",
      category: "casino",
      score: "stake",
      endsAt: day(11),
    },
  ]);
  await tx.insert(campaignEvent).values(
    DEMO_EVENTS.map(({ began, endsIn, ...row }, position) => ({
      ...row,
      position,
      startsAt: day(-began),
      endsAt: endsIn === null ? null : day(endsIn),
    })),
  );
}
