// The demo's payment desk over TLS, and many callbacks at once.
import { request } from "node:https";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskTransfer } from "../../../server/db/schema.ts";
import { startDemoDesk } from "../../../server/wallet/payment-desk/start-desk.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { emoney, expectRightBooks, newMember } from "../lib/betting.ts";
import { DATABASES, atOnce } from "../lib/both-databases.ts";
import { callBack, orderNow, orderOf, transferOf } from "../lib/tether.ts";

/** As a browser whose visitor trusts the certificate. */
function visit(url: string, form?: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
    const call = request(url, { method: form === undefined ? "GET" : "POST", headers, rejectUnauthorized: false });
    call.on("response", (answer) => {
      let text = "";
      answer.on("data", (part: Buffer) => (text += part.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on("error", reject);
    call.end(form);
  });
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
});
afterAll(async () => {
  await expectRightBooks(server);
  await server.close();
});

// The demo's desk takes ten seconds for a transfer: those of all three are under way at once.
it("shows the order, and tells the product what a visitor sends: as much as was asked, one USDT less and one more", async () => {
  const orders = { exact: 72_180_000, under: 71_180_000, over: 73_180_000 };
  await Promise.all(
    Object.entries(orders).map(async ([trial, received]) => {
      const user = await newMember(server, 0);
      const order = await orderOf(user);
      const shown = await visit(order.url);
      expect(shown.status).toBe(200);
      expect(shown.text).toContain("72.18 USDT");
      expect(shown.text).toContain(order.address);
      expect(shown.text).toContain("<svg");
      expect((await visit(order.url, `trial=${trial}`)).status).toBe(303);
      await expect.poll(async () => (await orderNow(user)).received, { interval: 500 }).toBe(received);
      if (trial !== "exact") return;
      await expect.poll(async () => (await orderNow(user)).credit, { interval: 500 }).toBe("credited");
      expect(await emoney(user)).toBe(100_000);
      expect((await visit(order.url)).text).toContain("확인 완료");
    }),
  );
});

it("sends later than the order lasts and on another network, as a visitor tries", async () => {
  const { db } = server.context.database;
  const sentFor = async (trial: string) => {
    const order = await orderOf(await newMember(server, 0));
    await visit(order.url, `trial=${trial}`);
    const [sent] = await db.select().from(deskTransfer).where(eq(deskTransfer.orderId, order.id));
    if (!sent) throw new Error("nothing was sent");
    return { order, sent, afterEnd: sent.at.getTime() - Date.parse(order.expiresAt) };
  };
  const late = await sentFor("late");
  expect([late.afterEnd, late.sent.network, late.sent.usdt]).toEqual([60_000, "TRC20", late.order.usdt]);
  const other = await sentFor("wrongNetwork");
  expect([other.sent.network, other.sent.usdt]).toEqual(["BEP20", other.order.usdt]);
  expect(other.afterEnd).toBeLessThan(0);
  expect((await sentFor("exact")).afterEnd).toBeLessThan(0);
});

it("answers nobody without the signature, and shows no order that it does not know", async () => {
  const origin = server.context.desk?.originFor("127.0.0.1") ?? "";
  // A desk that tells no rate says so.
  expect(await server.context.desk?.rate()).toBeNull();
  expect((await visit(`${origin}/api/payouts/exchange-1`)).status).toBe(401);
  expect((await visit(`${origin}/api/orders`, "a=b")).status).toBe(401);
  expect((await visit(`${origin}/pay/nobody`)).status).toBe(404);
  expect((await visit(`${origin}/pay/nobody`, "trial=exact")).status).toBe(404);
  expect((await visit(`${origin}/pay/%3Cscript%3E`)).text).not.toContain("<script>");
});

it("is reached by a name that its certificate has, also where it listens on all addresses", async () => {
  const { context } = server;
  for (const host of ["0.0.0.0", "127.0.0.1"]) {
    const config = { ...context.config, host, paymentDeskPort: 0 };
    const own = await startDemoDesk({ ...context, config });
    expect(await own?.desk.findPayout("exchange-none").finally(() => own.stop())).toBeNull();
  }
});

describe.each(DATABASES)("on $name", ({ isMissing, run }) => {
  it.skipIf(isMissing)("many callbacks of one transaction are one credit", () =>
    run(async (nodes) => {
      const user = await newMember(nodes[0], 0);
      const order = await orderOf(user);
      const told = transferOf(order);
      const answers = await atOnce(nodes, (node, i) => callBack(node, { ...told, confirmations: 1 + (i % 30) }));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await emoney(user)).toBe(100_000);
      await expectRightBooks(nodes[0]);
    }),
  );
});
