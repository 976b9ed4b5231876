// Answers of the server for the stories of charges and exchanges.
import type { MoneyRequest } from "../../api/contract/wallet/money-request.ts";
import type { ExchangeTermsAnswer } from "../../api/contract/wallet/wallet.ts";

export const sampleMoneyLimits = {
  minCharge: 10_000,
  maxCharge: 1_000_000,
  minExchange: 10_000,
  maxExchange: 1_000_000,
  unit: 1_000,
  exchangesPerDay: 5,
  exchangeWonPerDay: 2_000_000,
  quickAmounts: [10_000, 50_000, 100_000, 500_000, 1_000_000],
};

export const types = [
  { id: 1, name: "일반 충전", bonusPercent: 0, maxBonus: 0, wageringMultiple: 1 },
  { id: 2, name: "보너스 5%", bonusPercent: 5, maxBonus: 100_000, wageringMultiple: 2 },
];

export const sampleCharge: MoneyRequest = {
  id: "0199-0001",
  kind: "charge",
  state: "requested",
  version: 1,
  amount: 100_000,
  bonus: 5_000,
  wagering: 210_000,
  typeName: "보너스 5%",
  depositor: "홍길동",
  bank: null,
  reason: null,
  createdAt: "2026-11-22T03:00:00Z",
  decidedAt: null,
};

export const sampleExchange: MoneyRequest = {
  ...sampleCharge,
  id: "0199-0002",
  kind: "exchange",
  bonus: 0,
  wagering: 0,
  typeName: null,
  depositor: null,
  bank: { bank: "한빛은행", number: "***-****-**4517", holder: "한*바람" },
};

export const decided = (request: MoneyRequest, rest: Partial<MoneyRequest>): MoneyRequest => ({
  ...request,
  version: 3,
  decidedAt: "2026-11-22T03:05:00Z",
  ...rest,
});

export const pageOf = <Item>(items: readonly Item[]) => ({
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: items.length,
  items,
});

export const requests = (kind: "charge" | "exchange") => {
  const sample = kind === "charge" ? sampleCharge : sampleExchange;
  return pageOf([
    decided(sample, { id: "0199-0009", state: "done" }),
    decided(sample, { id: "0199-0008", state: "refused", reason: "입금이 확인되지 않습니다." }),
  ]);
};

export const room = { available: 1_284_500, wagering: 0, todayCount: 1, todayWon: 300_000 };
export const wagering: ExchangeTermsAnswer["wagering"] = {
  grants: [],
  weights: { sports: 100, mini: 100, slot: 100, casino: 50 },
};
export const grants: ExchangeTermsAnswer["wagering"]["grants"] = [
  { id: "w-1", cause: "charge", grantedAt: "2026-11-21T03:00:00Z", required: 210_000, done: 60_000, left: 150_000 },
  { id: "w-2", cause: "conversion", grantedAt: "2026-11-22T01:00:00Z", required: 60_000, done: 0, left: 60_000 },
];
export const account = { bank: "한빛은행", number: "***-****-**4517", holder: "한*바람" };
export const exchangeTerms = { limits: sampleMoneyLimits, account, room, wagering, latest: null };
