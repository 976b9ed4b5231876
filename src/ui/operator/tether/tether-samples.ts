// Answers of the server for the stories of tether.
import type { OperatorTetherOrder } from "../../../api/contract/operator/tether.ts";
import { sampleOrder } from "../../wallet/charge-crypto/tether-samples.ts";
import { pageOf } from "../../wallet/wallet-samples.ts";

const of = { userId: "member07", nickname: "한강바람", problem: null, hashes: ["ab12"], lease: null, decidedBy: null };
const mine = { by: "admin01", until: "2026-11-22T03:09:00Z", isMine: true };
export const sampleUnderPaid: OperatorTetherOrder = {
  ...sampleOrder,
  ...of,
  state: "underPaid",
  received: 70_000_000,
  worth: 96_985,
};
export const ordersOf = (items: readonly OperatorTetherOrder[]) => ({
  ...pageOf(items),
  totals: {
    amount: items.reduce((sum, { amount }) => sum + amount, 0),
    credited: items.reduce((sum, { credited }) => sum + (credited ?? 0), 0),
  },
});
const orders = ordersOf([
  sampleUnderPaid,
  { ...sampleUnderPaid, id: "0199-1003", userId: "member08", lease: mine },
  {
    ...sampleUnderPaid,
    id: "0199-1004",
    userId: "member09",
    state: "wrongNetwork",
    received: 0,
    worth: 0,
    lease: mine,
  },
  {
    ...sampleUnderPaid,
    id: "0199-1005",
    userId: "member10",
    state: "paid",
    credit: "credited",
    credited: 100_000,
    received: 144_360_000,
    extra: 72_180_000,
    extraTransfers: 1,
    worth: 100_005,
    lease: mine,
  },
]);
export const sampleTether = {
  "admin/tether-orders": orders,
  "admin/tether-orders/act": { items: [{ id: "0199-1003", problem: null }] },
  "admin/tether-rate": { rate: 138_550, at: "2026-11-22T01:00:00Z" },
  "admin/tether-networks": {
    items: [
      { id: "TRC20", name: "트론 (TRC20)", kind: "tron", contract: "TR7N", confirmations: 20, isActive: true },
      { id: "ERC20", name: "이더리움 (ERC20)", kind: "evm", contract: "0xdA", confirmations: 12, isActive: false },
    ],
  },
};
