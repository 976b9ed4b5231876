// Offers and answers that the walks and stories of a cash-out use.
import type { CashOutOffer, CashOutReport, CashOutWaiting } from "../../api/contract/sports/cash-out.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import type { CashOutContext } from "./cash-out.schema.ts";

export const offerAt = (value: number, stake = 50_000): CashOutOffer => ({
  betId: "b1",
  stake,
  value,
  rule: null,
  message: null,
  version: 3,
  delayMs: 0,
});

export const SUSPENDED_OFFER: CashOutOffer = {
  betId: "b1",
  stake: 50_000,
  value: null,
  rule: "cash_out_suspended",
  message: "일시 중지된 경기가 있습니다. 잠시 후 다시 시도해주세요.",
  version: 4,
  delayMs: 0,
};

/** The amount of before, after a stop that the page did not see. */
export const REOPENED_OFFER: CashOutOffer = { ...offerAt(60_000), version: 5 };

export const sampleWaiting: CashOutWaiting = {
  state: "waiting",
  betId: "b1",
  stake: 50_000,
  least: 59_400,
  askedAt: "2026-11-21T13:00:00.000Z",
  decideAt: "2026-11-21T13:00:05.000Z",
};

export const samplePaid: CashOutReport = {
  state: "paid",
  bet: {
    id: "b1",
    number: "6562305898",
    status: 3,
    acceptance: "accepted",
    refusal: null,
    stake: 50_000,
    price: 195,
    payout: 60_000,
    paid: 60_000,
    placedAt: "2026-11-21T12:00:00.000Z",
    settledAt: "2026-11-21T13:00:00.000Z",
    picks: [],
  },
  stake: 50_000,
  paid: 60_000,
};

const place = { owner: "member01", name: "bet.cash-out.b1" };

export const storedIntent = ({ context: { asked } }: { context: CashOutContext }): CommandIntent => ({
  ...place,
  key: "key-00000001",
  request: { method: "POST", path: "bets/b1/cash-out", body: { ...asked } },
});

/** Stored by an earlier visit that could not keep the request. */
export const earlierIntent: CommandIntent = { ...place, key: "key-of-earlier", request: null };
