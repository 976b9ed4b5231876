// The payment desk of the demo: a small server of its own over TLS that plays the chain. It knows the product by signed
// calls alone, so that another desk can take its place: docs/payment-desk.md.
import type { AddressInfo } from "node:net";
import { hourOf } from "../../../src/domain/wallet/tether.ts";
import { seal } from "../../session/seal.ts";
import type { Clock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import type { ServerContext } from "../../context.ts";
import { createPaymentDesk, type PaymentDesk } from "../tether/desk.ts";
import { readCertificate } from "./certificate.ts";
import { createChain } from "./chain.ts";
import { createDeskApp } from "./desk-app.ts";
import { demoRateOf } from "./rate.ts";

export interface DemoDesk {
  desk: PaymentDesk;
  /** From now on the payment desk tells the product at this address what the chain shows. */
  callBack(url: string): void;
  stop(): Promise<void>;
}

/** The payment desk of the environment; null where none is configured. */
export function configuredDesk({ paymentDesk }: Config, clock: Clock): PaymentDesk | null {
  if (paymentDesk === null) return null;
  const { origin } = new URL(paymentDesk.url);
  return createPaymentDesk({ ...paymentDesk, originFor: () => origin }, clock);
}

/** null in production, and where another payment desk is configured. */
export async function startDemoDesk({
  config,
  database,
  clock,
  secret: serverSecret,
}: Pick<ServerContext, "config" | "database" | "clock" | "secret">): Promise<DemoDesk | null> {
  if (config.mode === "production" || config.paymentDesk !== null) return null;
  // Nodes of one database are one payment desk.
  const secret = seal(serverSecret, "payment-desk", "callback").repeat(2);
  const certificate = await readCertificate(config.dataDir, config.host);
  const chain = createChain({ db: database.db, clock, secret });
  const app = createDeskApp({
    chain,
    secret,
    clock,
    certificate,
    // Tests compute with the rate that a new site has.
    rateAt: config.mode === "demo" ? (now) => demoRateOf(hourOf(now)) : null,
  });
  await app.listen({ host: config.host, port: config.paymentDeskPort }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    return app.listen({ host: config.host, port: 0 });
  });
  const { port } = app.server.address() as AddressInfo;
  const originFor = (hostname: string) => `https://${hostname.includes(":") ? `[${hostname}]` : hostname}:${port}`;
  const url = `https://localhost:${port}`;
  const reach = config.host === "0.0.0.0" || config.host === "::" ? url : originFor(config.host);
  return {
    desk: createPaymentDesk({ url: reach, secret, ca: certificate.cert, originFor }, clock),
    callBack: (product) => chain.start(product),
    stop: async () => {
      await chain.stop();
      await app.close();
    },
  };
}
