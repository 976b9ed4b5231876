// Answers of the server for the stories of a member's page.
import { pageOf } from "../../../wallet/wallet-samples.ts";
import { log } from "../../audit-log/audit-samples.ts";
import { sampleBetLimits, sampleLevelChanges } from "../level-samples.ts";
import { sampleTraces } from "../../joins/trace-samples.ts";

export const sampleProfile = {
  userId: "member01",
  nickname: "한강바람",
  level: 1,
  emoney: 1_931_000,
  point: 12_000,
  joinedAt: "2026-11-01T00:00:00Z",
  lastLoginAt: "2026-11-22T01:00:00Z",
  isOnline: true,
  disabledReason: null as string | null,
  bets: 42,
  stake: 3_120_000,
  openBets: 2,
  openStake: 60_000,
  recommender: { userId: "member09", isMember: true },
  joinState: "approved" as const,
  tendency: ["7", "22"],
  hasPhone: true,
  hasBank: true,
  notes: 2,
  passwordCode: {
    by: "admin06",
    createdAt: "2026-11-20T01:00:00Z",
    expiresAt: "2026-11-20T01:30:00Z",
    usedAt: "2026-11-20T01:05:00Z",
  },
};

const SPANS = Array.from({ length: 14 }, (_, at) => ({
  from: `2026-11-${String(9 + at).padStart(2, "0")}`,
  moneyIn: at % 3 === 0 ? 100_000 : 0,
  moneyOut: at % 5 === 4 ? 150_000 : 0,
  turnover: 40_000 * (at % 4),
  paid: at % 6 === 5 ? 210_000 : 20_000 * (at % 3),
}));

const entry = {
  id: "2",
  at: "2026-11-22T01:00:00Z",
  kind: "charge",
  amount: 100_000,
  balance: 130_000,
  ref: "charge:1",
  bet: null,
};
const request = {
  id: "r1",
  kind: "charge",
  state: "done",
  version: 3,
  amount: 100_000,
  bonus: 0,
  wagering: 100_000,
  typeName: "일반 충전",
  depositor: "홍길동",
  bank: { bank: "국민은행", number: "123-456-789012", holder: "한판" },
  reason: null,
  createdAt: "2026-11-22T01:00:00Z",
  decidedAt: "2026-11-22T01:03:00Z",
};
const session = {
  id: "s1",
  address: "203.0.113.7",
  userAgent: "Mozilla/5.0 (Linux; Android 16) Chrome/150.0",
  createdAt: "2026-11-22T01:00:00Z",
  expiresAt: "2026-11-22T03:00:00Z",
  endsAt: "2026-11-23T01:00:00Z",
  isCurrent: false,
  isLive: true,
  endedReason: null,
};
const change = { id: "2", at: "2026-11-21T01:00:00Z", by: "admin05", code: "22", isSet: true, reason: "과도한 이용" };
const note = { id: "2", at: "2026-11-21T01:00:00Z", by: "admin06", note: "전화로 본인 확인함.\n계좌 변경 예정." };
const limits = ["deposit", "loss"].flatMap((kind) =>
  ["day", "week", "month"].map((period) => ({ kind, period, limit: null, used: 0, raise: null })),
);

const at = "admin/members/member01";
export const PROFILE_ANSWERS = {
  [at]: sampleProfile,
  [`${at}/figures`]: {
    spans: SPANS,
    ever: { moneyIn: 2_400_000, moneyOut: 900_000, turnover: 3_120_000, paid: 2_950_000 },
  },
  [`${at}/entries`]: pageOf([entry, { ...entry, id: "1", kind: "deposit", amount: 30_000, balance: 30_000 }]),
  [`${at}/money-requests`]: pageOf([
    request,
    { ...request, id: "r0", state: "refused", reason: "입금자명이 다릅니다." },
  ]),
  [`${at}/tether-orders`]: pageOf([]),
  [`${at}/sessions`]: {
    sessions: [session, { ...session, id: "s0", isLive: false, endedReason: "second_login" }],
    places: [
      { kind: "address", value: "203.0.113.7", since: "2026-11-02T01:00:00Z", others: 12 },
      { kind: "device", value: "b7f0a1c2d3e4", since: "2026-11-02T01:00:00Z", others: 0 },
    ],
  },
  [`${at}/notes`]: pageOf([note, { ...note, id: "1", note: "VIP 전환 검토" }]),
  [`${at}/tendency-changes`]: pageOf([change, { ...change, id: "1", code: "7", reason: "관찰" }]),
  [`${at}/tendency`]: { tendency: ["22"] },
  [`${at}/personal`]: {
    userId: "member01",
    phone: "01012345678",
    bank: { bank: "국민은행", number: "333-12-345678", holder: "홍길동", changedAt: "2026-11-02T01:00:00Z" },
  },
  [`${at}/password-code`]: { expiresAt: "2026-11-22T03:30:00Z" },
  [`${at}/level-changes`]: sampleLevelChanges,
  "admin/points": { userId: "member01", point: 17_000 },
  "admin/bets": { ...pageOf([]), totals: { stake: 0, paid: 0 } },
  "admin/shared-traces": sampleTraces,
  "admin/protection/member01": {
    now: "2026-11-22T01:00:00Z",
    reminderMinutes: 0,
    breakUntil: null,
    excludedUntil: null,
    limits,
  },
  "admin/deposits": pageOf([]),
  "admin/bet-limits": sampleBetLimits,
  "admin/audit-log": log,
  "admin/sessions/member01/kick": { ended: 1 },
};
