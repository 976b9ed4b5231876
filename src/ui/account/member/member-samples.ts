// Answers of the server for the stories of the own account.
import { storyBetLimits } from "../../../../.storybook/story-bet-limits.ts";
import type { MemberBetLimits } from "../../../api/contract/sports/bet-limits.ts";
import type { ChargeTermsAnswer, ExchangeTermsAnswer } from "../../../api/contract/wallet/wallet.ts";

const profile = {
  userId: "member01",
  nickname: "한강바람",
  level: 3,
  phone: "010-****-5678",
  joinedAt: "2026-11-01T00:00:00Z",
  lastLoginAt: "2026-11-21T12:00:00Z",
};
const limits = {
  minCharge: 10_000,
  maxCharge: 3_000_000,
  minExchange: 10_000,
  maxExchange: 3_000_000,
  unit: 1_000,
  exchangesPerDay: 5,
  exchangeWonPerDay: 6_000_000,
  quickAmounts: [10_000],
};
const bets: MemberBetLimits = { ...storyBetLimits, level: 3, open: { selections: {}, fixtures: {} } };
const session = {
  id: "s-1",
  address: "203.0.113.7",
  userAgent: "Mozilla/5.0 (Macintosh)",
  createdAt: "2026-11-22T01:00:00Z",
  expiresAt: "2026-11-22T02:00:00Z",
  endsAt: "2026-11-22T13:00:00Z",
  isCurrent: true,
  isLive: true,
  endedReason: null,
};
const account = { bank: "국민은행", number: "****-9012", holder: "홍*동" };
const room = { available: 100_000, wagering: 0, todayCount: 0, todayWon: 0 };
const chargeTerms: ChargeTermsAnswer = { limits, types: [], latest: null, asksLimit: false };
const exchangeTerms: ExchangeTermsAnswer = {
  limits,
  account,
  room,
  wagering: { grants: [], weights: { sports: 100, mini: 100, slot: 100, casino: 50 } },
  latest: null,
};

export const sampleMember = {
  "member/profile": profile,
  "member/changes": { items: [] },
  "bets/limits": bets,
  "charge/terms": chargeTerms,
  "exchange/terms": exchangeTerms,
  "member/sessions": {
    items: [
      session,
      { ...session, id: "s-2", isCurrent: false, address: "198.51.100.4" },
      { ...session, id: "s-3", isCurrent: false, isLive: false, endedReason: "second_login", userAgent: "" },
    ],
  },
};

export const withoutBank = { "exchange/terms": { ...exchangeTerms, account: null } };
