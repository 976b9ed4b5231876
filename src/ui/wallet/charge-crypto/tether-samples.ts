// Answers of the server for the stories of tether.
import type { TetherOrder } from "../../../api/contract/wallet/tether.ts";
import { sampleMoneyLimits } from "../wallet-samples.ts";

export const sampleOrder: TetherOrder = {
  id: "0199-1001",
  state: "waiting",
  credit: "none",
  version: 1,
  amount: 100_000,
  usdt: 72_180_000,
  rate: 138_550,
  rateAt: "2026-11-22T01:00:00Z",
  network: "TRC20",
  address: "TDEMoQ8q3Vx2m5ZkF7LwYr9TnBcHsJd4uG",
  url: "https://127.0.0.1:4001/pay/0199-1001",
  needed: 20,
  confirmations: 0,
  received: 0,
  credited: null,
  extra: 0,
  extraTransfers: 0,
  reason: null,
  createdAt: "2026-11-22T03:00:00Z",
  expiresAt: "2099-11-22T03:30:00Z",
};

export const tetherTerms = {
  tetherMaintenanceFlag: 0,
  rate: 138_550,
  rateAt: "2026-11-22T01:00:00Z",
  networks: [
    { id: "ERC20", name: "이더리움 (ERC20)", kind: "evm", confirmations: 12 },
    { id: "TRC20", name: "트론 (TRC20)", kind: "tron", confirmations: 20 },
  ],
  limits: {
    minCharge: sampleMoneyLimits.minCharge,
    maxCharge: sampleMoneyLimits.maxCharge,
    unit: sampleMoneyLimits.unit,
    quickAmounts: sampleMoneyLimits.quickAmounts,
  },
  latest: null as TetherOrder | null,
  asksLimit: false,
};
