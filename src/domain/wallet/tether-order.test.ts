import { describe, expect, it } from "vitest";
import { isAddressOf, isCreditable, isHeld, judgeOrder, usdtOf, wonOf } from "./tether-order.ts";
import { usdtText } from "./usdt-text.ts";

it.each([
  // 100,000 won at 1,385.50: 72.1761…
  [100_000, 138_550, 72_180_000],
  [138_550, 138_550, 100_000_000],
  [1, 138_550, 10_000],
  [1_000_000_000_000, 138_550, 721_761_097_080_000],
])("%i won at a rate of %i hundredths cost %i millionths, rounded up to a cent", (won, rate, usdt) => {
  expect(usdtOf(won, rate)).toBe(usdt);
});

it.each([
  [72_180_000, 138_550, 100_005],
  [70_000_000, 138_550, 96_985],
  [1, 138_550, 0],
])("%i millionths at %i are worth %i won, rounded down", (usdt, rate, won) => {
  expect(wonOf(usdt, rate)).toBe(won);
});

it("writes tether with two decimals at least", () => {
  expect([72_180_000, 1_234_567_890_000, 500_000, 1, 0, 100_000_000].map(usdtText)).toEqual([
    "72.18",
    "1,234,567.89",
    "0.50",
    "0.000001",
    "0.00",
    "100.00",
  ]);
});

it("knows an address by its network", () => {
  const tron = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
  const evm = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
  expect([isAddressOf("tron", tron), isAddressOf("evm", evm)]).toEqual([true, true]);
  expect([isAddressOf("tron", evm), isAddressOf("evm", tron), isAddressOf("tron", `${tron}x`)]).toEqual([
    false,
    false,
    false,
  ]);
});

describe("an order", () => {
  const order = { network: "TRC20", contract: "c", usdt: 100, needed: 20, expiresAt: 1_000, cancelledAt: null };
  const transfer = (change: object = {}) => ({
    network: "TRC20",
    contract: "c",
    usdt: 100,
    confirmations: 20,
    at: 500,
    ...change,
  });
  it.each([
    ["waiting", []],
    ["confirming", [transfer({ confirmations: 19 })]],
    ["paid", [transfer()]],
    ["paid", [transfer({ confirmations: 21, at: 1_000 })]],
    ["underPaid", [transfer({ usdt: 99 })]],
    ["overPaid", [transfer({ usdt: 101 })]],
    ["late", [transfer({ at: 1_001 })]],
    ["wrongNetwork", [transfer({ network: "ERC20" })]],
    ["wrongNetwork", [transfer({ contract: "another" })]],
    // The rest follows the first transfer.
    ["confirming", [transfer({ usdt: 60 }), transfer({ usdt: 40, confirmations: 3 })]],
    ["paid", [transfer({ usdt: 60 }), transfer({ usdt: 40 })]],
    ["late", [transfer({ usdt: 60 }), transfer({ usdt: 40, at: 1_001 })]],
    ["paid", [transfer(), transfer({ network: "ERC20" })]],
  ])("is %s", (state, transfers) => {
    expect(judgeOrder(order, transfers).state).toBe(state);
  });

  it("that was cancelled stays so until a transfer comes, which is late", () => {
    const cancelled = { ...order, cancelledAt: 400 };
    expect(judgeOrder(cancelled, []).state).toBe("cancelled");
    expect(judgeOrder(cancelled, [transfer()]).state).toBe("late");
  });

  it("counts confirmed tether of the right network alone [REQ-R29]", () => {
    const seen = [transfer({ usdt: 60 }), transfer({ usdt: 40, confirmations: 7 }), transfer({ network: "ERC20" })];
    expect(judgeOrder(order, seen)).toEqual({ state: "confirming", received: 60, confirmations: 7 });
  });
});

const STATES = ["waiting", "confirming", "paid", "underPaid", "overPaid", "late", "wrongNetwork", "cancelled"] as const;

it("may be credited when its money came to the house", () => {
  const creditable = STATES.filter((state) => isCreditable({ state, credit: "none", extra: 0, extraTransfers: 0 }));
  expect(creditable).toEqual(["paid", "underPaid", "overPaid", "late"]);
});

it("waits for an operator until it is decided, and again when something comes after that", () => {
  const held = (credit: "none" | "credited" | "refused", extraTransfers: number) =>
    STATES.filter((state) => isHeld({ state, credit, extra: 0, extraTransfers }));
  expect(held("none", 0)).toEqual(["paid", "underPaid", "overPaid", "late", "wrongNetwork"]);
  expect(held("credited", 0)).toEqual([]);
  expect(held("refused", 0)).toEqual([]);
  expect(held("credited", 1)).toEqual([...STATES]);
  const paid = { state: "paid", credit: "credited", extraTransfers: 1 } as const;
  expect(isCreditable({ ...paid, extra: 1 })).toBe(true);
  expect(isCreditable({ ...paid, extra: 0 })).toBe(false);
});
