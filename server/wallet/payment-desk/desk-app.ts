// The server of the demo's payment desk: signed calls of the product under /api, and the page that members pay on.
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import * as v from "valibot";
import { PaymentDeskOrder, PaymentDeskPayout } from "../../../src/api/contract/wallet/payment-desk.ts";
import type { Clock } from "../../clock.ts";
import { DESK, isSigned } from "../../signed/signature.ts";
import type { Certificate } from "./certificate.ts";
import { type Chain, TRIALS } from "./chain.ts";
import { missingPage, orderPage } from "./page.ts";

const BODY_LIMIT = 16_384;
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'";

export interface PaymentDeskAppOptions {
  chain: Chain;
  secret: string;
  clock: Clock;
  certificate: Certificate;
  /** What it tells for one USDT at an instant; null: it tells none. */
  rateAt: ((now: number) => number) | null;
}

export function createDeskApp({ chain, secret, clock, certificate, rateAt }: PaymentDeskAppOptions) {
  const app = fastify({ https: certificate, bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  for (const type of ["application/json", "application/x-www-form-urlencoded"])
    app.addContentTypeParser(type, { parseAs: "string" }, (_request, body, done) => done(null, body));

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
  });
  app.addHook("preHandler", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    if (!isSigned(DESK, secret, clock.now(), request.headers, `${request.method} ${request.url}`, textOf(request)))
      return reply.code(401).send({ code: "unauthorized" });
  });

  app.post("/api/orders", async (request, reply) => {
    const order = v.safeParse(PaymentDeskOrder, jsonOf(request));
    if (!order.success) return reply.code(400).send({ code: "bad_request" });
    const { address } = await chain.open(order.output);
    return reply.code(201).send({ address });
  });
  app.post("/api/payouts", async (request, reply) => {
    const payout = v.safeParse(PaymentDeskPayout, jsonOf(request));
    return payout.success ? chain.pay(payout.output) : reply.code(400).send({ code: "bad_request" });
  });
  app.get<{ Params: { reference: string } }>("/api/payouts/:reference", async (request, reply) => {
    const found = await chain.findPayout(request.params.reference);
    return found ?? reply.code(404).send({ code: "not_found" });
  });

  app.get("/api/rate", async (_request, reply) =>
    rateAt ? { rate: rateAt(clock.now()) } : reply.code(404).send({ code: "not_found" }),
  );

  app.get<{ Params: { id: string } }>("/pay/:id", async (request, reply) => showOrder(request.params.id, reply));
  app.post<{ Params: { id: string } }>("/pay/:id", async (request, reply) => {
    const { id } = request.params;
    const trial = v.safeParse(v.picklist(TRIALS), new URLSearchParams(textOf(request)).get("trial"));
    if (!trial.success || !(await chain.send(id, trial.output))) return showOrder(id, reply);
    return reply.redirect(`/pay/${encodeURIComponent(id)}`, 303);
  });

  async function showOrder(id: string, reply: FastifyReply) {
    const found = await chain.find(id);
    reply.header("content-security-policy", PAGE_POLICY).type("text/html; charset=utf-8");
    return found ? orderPage(found.order, found.transfers) : reply.code(404).send(missingPage());
  }
  return app;
}

const textOf = ({ body }: FastifyRequest) => (typeof body === "string" ? body : "");

function jsonOf(request: FastifyRequest): unknown {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), textOf(request));
  return parsed.success ? parsed.output : null;
}
