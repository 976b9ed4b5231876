import { expect, test } from "vitest";
import { missingPage, orderPage } from "./page.ts";

const ORDER = {
  id: "o 1",
  network: "TRC20",
  contract: "TContract",
  kind: "tron",
  usdt: 72_180_000,
  needed: 20,
  address: "TDEMo<b>",
  expiresAt: new Date("2026-11-25T03:30:00Z"),
} as Parameters<typeof orderPage>[0];
const transfer = (confirmations: number, network = "TRC20") =>
  ({
    hash: `h<${confirmations}>`,
    orderId: "o 1",
    network,
    contract: "TContract",
    usdt: 72_180_000,
    confirmations,
  }) as Parameters<typeof orderPage>[1][number];
const isRefreshed = (page: string) => page.includes('http-equiv="refresh"');

test("an order is shown with what is to be paid, and what a visitor may send", () => {
  const page = orderPage(ORDER, []);
  for (const text of ["72.18 USDT", "TRC20", "TDEMo&#60;b&#62;", "TContract", "2026"]) expect(page).toContain(text);
  expect(page).not.toContain("<b>");
  expect(page).not.toContain("<h2>받은");
  expect(page).toContain('action="/pay/o%201"');
  for (const trial of ["exact", "under", "over", "wrongNetwork", "late"]) expect(page).toContain(`value="${trial}"`);
  expect(page).not.toContain("<li>");
  expect(isRefreshed(page)).toBe(false);
});

test("transfers are listed with their confirmations, and the page reads itself anew while they grow", () => {
  const moving = orderPage(ORDER, [transfer(20), transfer(19, "BEP20")]);
  expect(moving.match(/<li>/g)).toHaveLength(2);
  expect(moving).toContain("19/20");
  expect(moving).not.toContain("20/20");
  expect(moving).toContain("BEP20");
  expect(moving).toContain("h&#60;19&#62;");
  expect(isRefreshed(moving)).toBe(true);
  const still = orderPage(ORDER, [transfer(20)]);
  expect(isRefreshed(still)).toBe(false);
});

test("an order that is not known has a page that says so, once", () => {
  expect(missingPage()).toContain('role="alert"');
  expect(isRefreshed(missingPage())).toBe(false);
});
