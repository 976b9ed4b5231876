// What tests of tether say often: deposit, call back as the desk does, look at the order.
import { createHmac } from "node:crypto";
import { expect } from "vitest";
import type { TetherOrder, TetherTerms } from "../../../src/api/contract/wallet/tether.ts";
import type { Answer, ApiUser } from "../../factories/api-user.ts";
import type { TestServer } from "./harness.ts";

export const TRON = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

/** Shown rates than which any other is better: for a charge and for an exchange. */
const [LOWEST_RATE, HIGHEST_RATE] = [1, 100_000_000];

export async function depositUrl(user: ApiUser, amount = 100_000, network = "TRC20"): Promise<string> {
  const path = `/api/charge/tetherDepositUrl${network}?amount=${amount}`;
  return (await user.ask<{ url: string }>("GET", path)).url;
}

type Report = { order: TetherOrder; code?: string; message?: string; problems?: { path: string; message: string }[] };

export function record(user: ApiUser, address: string, body: object = {}, key?: string): Promise<Answer<Report>> {
  const headers: Record<string, string> = key === undefined ? {} : { "Idempotency-Key": key };
  const deposit = { amount: 100_000, network: "TRC20", rate: LOWEST_RATE, address, ...body };
  return user.call("POST", "/api/charge/cryptoDeposit", deposit, headers);
}

/** A recorded order of 100,000 won, or of `amount`. */
export async function orderOf(user: ApiUser, amount = 100_000): Promise<TetherOrder> {
  const { status, body } = await record(user, await depositUrl(user, amount), { amount });
  expect(status).toBe(201);
  return body.order;
}

export const termsOf = (user: ApiUser) => user.ask<TetherTerms>("GET", "/api/charge/tetherTerms");

export async function orderNow(user: ApiUser): Promise<TetherOrder> {
  const { latest } = await termsOf(user);
  if (!latest) throw new Error("no order");
  return latest;
}

/** A transfer that pays the order exactly, confirmed. */
export function transferOf(order: TetherOrder, change: object = {}) {
  return {
    order: order.id,
    hash: `hash-${order.id}`,
    network: order.network,
    contract: TRON,
    address: order.address,
    usdt: order.usdt,
    confirmations: 20,
    at: order.createdAt,
    ...change,
  };
}

export interface Signing {
  secret?: string;
  /** Seconds since 1970. */
  timestamp?: number;
  /** What is signed, where it is not what is sent. */
  signed?: string;
}

/** Calls back as docs/payment-desk.md says. */
export async function callBack(
  server: TestServer,
  told: object | string,
  { secret, timestamp, signed }: Signing = {},
): Promise<{ status: number; body: { state?: string; code?: string } }> {
  const text = typeof told === "string" ? told : JSON.stringify(told);
  const at = String(timestamp ?? Math.floor(server.clock.now() / 1_000));
  const signature = createHmac("sha256", secret ?? server.context.desk?.secret ?? "")
    .update(`${at}\nPOST /api/desk/callback\n${signed ?? text}`)
    .digest("hex");
  const answer = await fetch(`${server.url}/api/desk/callback`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-desk-timestamp": at, "x-desk-signature": signature },
    body: text,
  });
  return { status: answer.status, body: (await answer.json()) as { state?: string; code?: string } };
}

export async function tetherAct(operator: ApiUser, action: string, ids: readonly string[], reason = "") {
  const body = { action, ids, reason };
  const { items } = await operator.ask<{ items: { problem: string | null }[] }>(
    "POST",
    "/api/admin/tether-orders/act",
    body,
  );
  return items.map(({ problem }) => problem);
}

export const setFlag = (operator: ApiUser, tetherMaintenanceFlag: 0 | 1) =>
  operator.ask("PUT", "/api/admin/settings", { tetherMaintenanceFlag });

export function tetherExchange(user: ApiUser, body: object = {}) {
  const request = {
    amount: 30_000,
    network: "TRC20",
    rate: HIGHEST_RATE,
    address: TRON,
    withdrawalPassword: "482915",
    ...body,
  };
  return user.call<{ request: { id: string; state: string; tether?: object }; emoney: number }>(
    "POST",
    "/api/exchange/tether",
    request,
  );
}
