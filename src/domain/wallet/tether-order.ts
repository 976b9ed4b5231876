// A charge by tether: what an order costs, and what the transfers that the chain shows make of it. Decisions, rule 29.

/** waiting: nothing came; confirming: a transfer came and has too few confirmations. */
export const TETHER_STATES = [
  "waiting",
  "confirming",
  "paid",
  "underPaid",
  "overPaid",
  "late",
  "wrongNetwork",
  "cancelled",
] as const;
export type TetherState = (typeof TETHER_STATES)[number];

/** What became of the won: an exact payment is credited at once, an operator decides about the others. */
export const TETHER_CREDITS = ["none", "credited", "refused"] as const;
export type TetherCredit = (typeof TETHER_CREDITS)[number];

/** Amounts of tether are whole millionths of a USDT, the unit of its contracts. */
const UNITS = 1_000_000n;
/** Orders are for whole cents. */
const CENT = 10_000n;
/** Rates are hundredths of a won for one USDT. */
const HUNDREDTHS = 100n;

/** What so many won cost, rounded up to a cent. */
export function usdtOf(won: number, rate: number): number {
  const exact = BigInt(won) * HUNDREDTHS * UNITS;
  const step = BigInt(rate) * CENT;
  return Number(((exact + step - 1n) / step) * CENT);
}

/** What so much tether is worth, rounded down to a won. */
export function wonOf(usdt: number, rate: number): number {
  return Number((BigInt(usdt) * BigInt(rate)) / (HUNDREDTHS * UNITS));
}

export const NETWORK_KINDS = ["tron", "evm"] as const;
export type NetworkKind = (typeof NETWORK_KINDS)[number];

const ADDRESSES: Readonly<Record<NetworkKind, RegExp>> = {
  tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  evm: /^0x[0-9a-fA-F]{40}$/,
};

/** True for what has the form of an address of this kind of network. */
export function isAddressOf(kind: NetworkKind, address: string): boolean {
  return ADDRESSES[kind].test(address);
}

export interface OrderTerms {
  network: string;
  contract: string;
  usdt: number;
  /** Confirmations that a transfer needs. */
  needed: number;
  /** What comes after it is late. Milliseconds. */
  expiresAt: number;
  /** When the member cancelled it; null: not at all. */
  cancelledAt: number | null;
}

export interface SeenTransfer {
  network: string;
  contract: string;
  usdt: number;
  confirmations: number;
  /** The time of its block, in milliseconds. */
  at: number;
}

export interface OrderJudgement {
  state: TetherState;
  /** Confirmed tether of the right kind. */
  received: number;
  /** Of the youngest transfer of the right kind. */
  confirmations: number;
}

type Kind = Pick<SeenTransfer, "network" | "contract">;
const isOfOrder = (order: Kind) => (one: Kind) => one.network === order.network && one.contract === order.contract;

/** What these transfers make of the order. */
export function judgeOrder(order: OrderTerms, transfers: readonly SeenTransfer[]): OrderJudgement {
  const right = transfers.filter(isOfOrder(order));
  const confirmed = right.filter(({ confirmations }) => confirmations >= order.needed);
  const received = confirmed.reduce((sum, { usdt }) => sum + usdt, 0);
  const confirmations = right.length === 0 ? 0 : Math.min(...right.map((one) => one.confirmations));
  return { state: stateOf(order, transfers.length > 0, right, confirmed, received), received, confirmations };
}

function stateOf(
  { usdt, expiresAt, cancelledAt }: OrderTerms,
  isTransferSeen: boolean,
  right: readonly SeenTransfer[],
  confirmed: readonly SeenTransfer[],
  received: number,
): TetherState {
  if (!isTransferSeen) return cancelledAt === null ? "waiting" : "cancelled";
  if (right.length === 0) return "wrongNetwork";
  if (confirmed.length < right.length) return "confirming";
  const end = Math.min(expiresAt, cancelledAt ?? expiresAt);
  if (confirmed.some(({ at }) => at > end)) return "late";
  if (received === usdt) return "paid";
  return received < usdt ? "underPaid" : "overPaid";
}

/** Undecided transfers that an operator can credit, and those of another network or contract. */
export function sortTransfers<Transfer extends Kind & Pick<SeenTransfer, "confirmations">>(
  order: Kind & Pick<OrderTerms, "needed">,
  undecided: readonly Transfer[],
): { creditable: Transfer[]; foreign: Transfer[] } {
  const isRight = isOfOrder(order);
  return {
    creditable: undecided.filter((one) => isRight(one) && one.confirmations >= order.needed),
    foreign: undecided.filter((one) => !isRight(one)),
  };
}

/** States that an operator decides about: the money is there and was not credited by itself. */
export const HELD_STATES: readonly TetherState[] = ["paid", "underPaid", "overPaid", "late", "wrongNetwork"];

export interface HeldFacts {
  state: TetherState;
  credit: TetherCredit;
  /** Tether that came after the decision and may be credited, and all transfers that came then and wait. */
  extra: number;
  extraTransfers: number;
}

/** True while an operator has to decide: about the order, or about what came after its decision. */
export function isHeld({ state, credit, extraTransfers }: HeldFacts): boolean {
  return extraTransfers > 0 || (credit === "none" && HELD_STATES.includes(state));
}

/** True where an operator may credit what came. Tether of another network is not in the house's wallet. */
export function isCreditable(order: HeldFacts): boolean {
  return isHeld(order) && (order.extraTransfers > 0 ? order.extra > 0 : order.state !== "wrongNetwork");
}
