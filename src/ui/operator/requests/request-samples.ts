// The queues of requests as stories show them.
import { decided, pageOf, sampleCharge, sampleExchange } from "../../wallet/wallet-samples.ts";

const of = { userId: "member07", nickname: "한강바람", level: 7, lease: null, reference: null, decidedBy: null };
const mine = { by: "admin01", until: "2026-11-22T03:09:00Z", isMine: true };

export const queueOf = <Item extends { amount: number }>(items: readonly Item[]) => ({
  ...pageOf(items),
  totals: { amount: items.reduce((sum, { amount }) => sum + amount, 0) },
});

export const chargeQueue = queueOf([
  { ...sampleCharge, ...of },
  { ...sampleCharge, ...of, id: "0199-0003", state: "inProgress", userId: "member08", lease: mine },
  {
    ...sampleCharge,
    ...of,
    id: "0199-0004",
    state: "inProgress",
    userId: "member09",
    lease: { by: "admin02", until: "2026-11-22T03:09:00Z", isMine: false },
  },
]);

export const exchangeQueue = queueOf([
  { ...sampleExchange, ...of, state: "inProgress", lease: mine },
  { ...decided(sampleExchange, { id: "0199-0005", state: "done" }), ...of, decidedBy: "admin01", reference: "TR-1" },
]);
