import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Db } from "../../db/open.ts";
import { deskOrder, deskTransfer } from "../../db/schema.ts";
import { DESK, isSigned } from "../../signed/signature.ts";
import { createChain, type PaymentDeskOrderRow, type PaymentDeskTransferRow, TRIALS } from "./chain.ts";

const NOW = Date.parse("2026-03-02T03:00:00Z");
const SECRET = "s".repeat(64);
const ORDER: PaymentDeskOrderRow = {
  id: "o1",
  network: "TRC20",
  contract: "c1",
  kind: "tron",
  usdt: 72_180_000,
  needed: 5,
  address: "a1",
  expiresAt: new Date(NOW + 1),
};
const TRANSFER: PaymentDeskTransferRow = {
  hash: "h1",
  orderId: "o1",
  network: "TRC20",
  contract: "c1",
  usdt: 72_180_000,
  confirmations: 0,
  told: 0,
  at: new Date(NOW),
};

/** A chain whose database has these rows. What it writes is collected. */
function chainOn(order: PaymentDeskOrderRow | null, transfer: Partial<PaymentDeskTransferRow> = {}) {
  const inserted: Record<string, unknown>[] = [];
  const updated: object[] = [];
  const rowsOf = (table: unknown) => (table === deskOrder && order ? [order] : []);
  const joined = order ? [{ transfer: { ...TRANSFER, ...transfer }, order }] : [];
  const db = {
    select: () => ({
      from: (table: unknown) => ({
        where: async () => (table === deskTransfer && order ? [TRANSFER] : rowsOf(table)),
        innerJoin: () => ({ where: async () => joined }),
      }),
    }),
    insert: () => ({
      values(row: Record<string, unknown>) {
        inserted.push(row);
        return Object.assign(Promise.resolve(), { onConflictDoNothing: () => Promise.resolve() });
      },
    }),
    update: () => ({
      set(values: object) {
        updated.push(values);
        return { where: () => Promise.resolve() };
      },
    }),
  };
  const chain = createChain({ db: db as unknown as Db, clock: { now: () => NOW }, secret: SECRET });
  return { chain, inserted, updated };
}

let status = 200;
const heard: { body: unknown; request: IncomingMessage }[] = [];
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  heard.push({ body: await json(request), request });
  response.writeHead(status).end("{}");
}
const product = createServer((request, response) => void answer(request, response));
let address = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => product.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
});
afterAll(() => void product.close());

/** What the first block writes about a transfer, when the product answers so. */
async function block(answer: number, transfer: Partial<PaymentDeskTransferRow> = {}) {
  status = answer;
  const { chain, updated } = chainOn(ORDER, transfer);
  chain.start(address);
  await vi.waitFor(() => expect(updated).toHaveLength(1), { timeout: 20_000, interval: 5 });
  await chain.stop();
  return updated[0];
}

test("a block gives two confirmations, as many as are needed at most, and the product is told by a signed call", async () => {
  heard.splice(0);
  expect(await block(200)).toEqual({ confirmations: 2, told: 2 });
  const told = {
    order: "o1",
    hash: "h1",
    network: "TRC20",
    contract: "c1",
    address: "a1",
    usdt: 72_180_000,
    confirmations: 2,
    at: new Date(NOW).toISOString(),
  };
  expect(heard.map(({ body }) => body)).toEqual([told]);
  const [{ request } = { request: product as never }] = heard;
  expect([request.method, request.url]).toEqual(["POST", "/api/desk/callback"]);
  expect(isSigned(DESK, SECRET, NOW, request.headers, "POST /api/desk/callback", JSON.stringify(told))).toBe(true);
  expect(await block(200, { confirmations: 4 })).toEqual({ confirmations: 5, told: 5 });
});

test.each([
  [204, true],
  [400, true],
  [409, true],
  [499, true],
  [429, false],
  [500, false],
  [503, false],
])("what the product answers with %i is told again: it is not when it is refused for good", async (answer, isOver) => {
  expect(await block(answer)).toEqual({ confirmations: 2, ...(isOver && { told: 2 }) });
});

test("a visitor sends what was asked, less, more, on another network or too late", async () => {
  const sent = async (trial: (typeof TRIALS)[number], change: Partial<PaymentDeskOrderRow> = {}) => {
    const { chain, inserted } = chainOn({ ...ORDER, ...change });
    expect(await chain.send("o1", trial)).toBe(true);
    const [row] = inserted;
    return [row?.usdt, row?.network, Number(row?.at) - NOW];
  };
  expect(await Promise.all(TRIALS.map((trial) => sent(trial)))).toEqual([
    [72_180_000, "TRC20", 0],
    [71_180_000, "TRC20", 0],
    [73_180_000, "TRC20", 0],
    [72_180_000, "BEP20", 0],
    [72_180_000, "TRC20", 60_001],
  ]);
  // Less than one USDT is left of a small order, and half of it is sent.
  expect(await sent("under", { usdt: 1_500_001 })).toEqual([750_001, "TRC20", 0]);
  expect(await sent("under", { usdt: 2_000_000 })).toEqual([1_000_000, "TRC20", 0]);
  // An order that is over is late by itself.
  expect((await sent("late", { expiresAt: new Date(NOW) }))[2]).toBe(60_000);
  expect((await sent("late", { expiresAt: new Date(NOW - 1) }))[2]).toBe(0);
  const { chain, inserted } = chainOn(null);
  expect([await chain.send("o1", "exact"), inserted]).toEqual([false, []]);
});

test("a transfer has a hash of its network's form", async () => {
  for (const [kind, form] of [
    ["evm", /^0x[0-9a-f]{64}$/],
    ["tron", /^[0-9a-f]{64}$/],
  ] as const) {
    const { chain, inserted } = chainOn({ ...ORDER, kind });
    await chain.send("o1", "exact");
    expect(inserted[0]?.hash).toMatch(form);
  }
});

test("an order has the address of its network's form, its own, and the same one whenever it is opened", async () => {
  const addressOf = async (id: string, kind: "tron" | "evm") => {
    const { chain, inserted } = chainOn(null);
    const given = {
      id,
      network: "N",
      contract: "c",
      kind,
      usdt: 1,
      confirmations: 7,
      expiresAt: new Date(NOW).toISOString(),
    };
    const row = await chain.open(given);
    expect(inserted).toEqual([row]);
    expect(row).toMatchObject({ id, needed: 7, expiresAt: new Date(NOW) });
    return row.address;
  };
  const ids = Array.from({ length: 20 }, (_, at) => `o${at}`);
  const tron = await Promise.all(ids.map((id) => addressOf(id, "tron")));
  const evm = await Promise.all(ids.map((id) => addressOf(id, "evm")));
  expect(new Set([...tron, ...evm]).size).toBe(40);
  for (const one of tron) expect(one).toMatch(/^TDEMo[1-9A-HJ-NP-Za-km-z]{29}$/);
  for (const one of evm) {
    expect(one).toMatch(/^0xdEaD[0-9a-fA-F]{36}$/);
    // Letters of both cases, as in addresses that carry a checksum.
    expect(one.slice(6)).toMatch(/[a-f]/);
    expect(one.slice(6)).toMatch(/[A-F]/);
  }
  expect(await addressOf("o3", "tron")).toBe(tron[3]);
  expect(await addressOf("o3", "evm")).toBe(evm[3]);
});
