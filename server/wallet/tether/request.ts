// A member asks for an address to pay tether to, and records the deposit before paying.
import { and, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Told } from "../../../src/api/contract/endpoint.ts";
import type * as endpoints from "../../../src/api/contract/wallet/tether.endpoints.ts";
import type { CryptoDeposit, DepositUrl } from "../../../src/api/contract/wallet/tether.ts";
import { isSecureAddress } from "../../../src/domain/wallet/tether.ts";
import { chargeBonus, chargeProblem } from "../../../src/domain/wallet/money-terms.ts";
import { usdtOf } from "../../../src/domain/wallet/tether-order.ts";
import { chargeProblemText } from "../../../src/domain/wallet/text.ts";
import { isSealed, seal } from "../../session/seal.ts";
import { dateNow } from "../../clock.ts";
import type { CommandSteps } from "../../commands/run-command.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { tetherOrder } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import type { Member } from "../../http/app-type.ts";
import { newId } from "../../ids.ts";
import { report } from "../../log.ts";
import { fieldProblem } from "../charge.ts";
import { activeChargeTypes, moneyLimitsOf } from "../money-limits.ts";
import { lockMoney } from "../money-requests.ts";
import { allowCredit } from "../protection.ts";
import { openOrder, type OrderRow, orderOnWire } from "./orders.ts";
import { currentRate, networkOf, openPaymentDesk, refuseWorseRate } from "./terms.ts";

/** How long a member has for the payment. */
const ORDER_MS = 30 * 60_000;
/** How long an address that was given may be recorded. */
const QUOTE_MS = 10 * 60_000;

interface Quote {
  id: string;
  amount: number;
  network: string;
  rate: number;
  rateAt: number;
  at: number;
}

const sealedText = (memberId: string, quote: string) => `${memberId} ${quote}`;
const PURPOSE = "tether-quote";

/** The page of the payment desk for this order, which nothing has recorded yet. Throws ApiError for what cannot be. */
export async function depositUrl(
  context: ServerContext,
  member: Member,
  asked: { amount?: number | undefined; network?: string | undefined; hostname: string },
): Promise<InferOutput<typeof DepositUrl>> {
  const desk = await openPaymentDesk(context, "deposit");
  const { db } = context.database;
  const amount = asked.amount ?? (await moneyLimitsOf(db, member.level)).minCharge;
  await refuseAmount(db, member, amount);
  const { id: network } = await networkOf(db, asked.network);
  const { rate, at } = await currentRate(db);
  const quote: Quote = { id: newId(), amount, network, rate, rateAt: at.getTime(), at: context.clock.now() };
  const text = Buffer.from(JSON.stringify(quote)).toString("base64url");
  const url = new URL(`/pay/${quote.id}`, desk.originFor(asked.hostname));
  url.searchParams.set("quote", `${text}.${seal(context.secret, PURPOSE, sealedText(member.id, text))}`);
  return { url: url.href, amount, network };
}

async function refuseAmount(db: Queryable, member: Member, amount: number): Promise<void> {
  const limits = await moneyLimitsOf(db, member.level);
  const problem = chargeProblem(amount, limits);
  if (problem) throw fieldProblem("amount", chargeProblemText(problem, limits));
}

const WRONG_ADDRESS = "입금 주소가 올바르지 않습니다. 다시 신청해주세요.";

/** What was promised with the address. Throws ApiError for an address that is not secure, forged or too old. */
function quoteOf({ secret, clock }: ServerContext, member: Member, { amount, network, address }: Deposit): Quote {
  const wrong = () => fieldProblem("address", WRONG_ADDRESS);
  if (!isSecureAddress(address) || !URL.canParse(address)) throw wrong();
  const { searchParams, pathname } = new URL(address);
  const [text = "", sealed = ""] = (searchParams.get("quote") ?? "").split(".");
  if (!isSealed(secret, PURPOSE, sealedText(member.id, text), sealed)) throw wrong();
  const quote = JSON.parse(Buffer.from(text, "base64url").toString()) as Quote;
  const isOwn = pathname === `/pay/${quote.id}` && quote.amount === amount && quote.network === network;
  if (!isOwn || clock.now() - quote.at > QUOTE_MS) throw wrong();
  return quote;
}

type Deposit = InferOutput<typeof CryptoDeposit>;
interface Prepared {
  quote: Quote;
  terms: { contract: string; confirmations: number };
  usdt: number;
  expiresAt: Date;
  payTo: string;
}

/** Records the deposit: the payment desk gives the order an address of its own first. */
export function recordDeposit(
  context: ServerContext,
  member: Member,
  deposit: Deposit,
  hostname: string,
): CommandSteps<Prepared, Told<typeof endpoints.orderTether>> {
  return {
    prepare: async () => {
      const desk = await openPaymentDesk(context, "deposit");
      const quote = quoteOf(context, member, deposit);
      if (new URL(deposit.address).origin !== new URL(desk.originFor(hostname)).origin)
        throw fieldProblem("address", WRONG_ADDRESS);
      refuseWorseRate("charge", deposit.rate, { rate: quote.rate, at: new Date(quote.rateAt) });
      await refuseOpen(context.database.db, context, member);
      const { kind, contract, confirmations } = await networkOf(context.database.db, quote.network);
      const usdt = usdtOf(quote.amount, quote.rate);
      const expiresAt = new Date(quote.at + ORDER_MS);
      const { id, network } = quote;
      const order = { id, network, kind, contract, usdt, confirmations, expiresAt: expiresAt.toISOString() };
      const { address: payTo } = await desk.openOrder(order).catch((error: unknown) => {
        report("the payment desk did not open an order", error);
        throw new ApiError("unavailable", "지금은 입금 주소를 받을 수 없습니다. 잠시 후 다시 시도해주세요.");
      });
      return { quote, terms: { contract, confirmations }, usdt, expiresAt, payTo };
    },
    work: async (tx, prepared) => {
      const row = await writeOrder(tx, context, member, deposit, prepared);
      return { status: 201, body: { order: orderOnWire(row) }, ref: row.id };
    },
  };
}

async function refuseOpen(db: Queryable, { clock }: ServerContext, member: Member): Promise<OrderRow | null> {
  const open = await openOrder(db, member.id);
  if (open && (open.state !== "waiting" || open.expiresAt.getTime() > clock.now()))
    throw new ApiError("request_open", "진행 중인 테더 입금이 있습니다.");
  return open;
}

async function writeOrder(
  tx: Tx,
  context: ServerContext,
  member: Member,
  { address: url }: Deposit,
  { quote, terms, usdt, expiresAt, payTo }: Prepared,
): Promise<OrderRow> {
  const { clock } = context;
  const { amount } = quote;
  await lockMoney(tx, [member.id]);
  const expired = await refuseOpen(tx, context, member);
  if (expired) await cancel(tx, context, expired);
  await refuseAmount(tx, member, amount);
  const limited = await allowCredit(tx, clock, member.id, amount);
  if (limited) throw fieldProblem("amount", limited.message);
  const [type] = await activeChargeTypes(tx, "tether");
  const [row] = await tx
    .insert(tetherOrder)
    .values({
      id: quote.id,
      memberId: member.id,
      state: "waiting",
      amount,
      ...(type && chargeBonus(amount, type)),
      usdt,
      rate: quote.rate,
      rateAt: new Date(quote.rateAt),
      network: quote.network,
      contract: terms.contract,
      needed: terms.confirmations,
      address: payTo,
      url,
      createdAt: dateNow(clock),
      expiresAt,
    })
    .onConflictDoNothing({ target: tetherOrder.id })
    .returning();
  // An address is recorded once, also when its order was cancelled.
  if (!row) throw fieldProblem("address", WRONG_ADDRESS);
  return row;
}

async function cancel(tx: Tx, { clock }: ServerContext, row: OrderRow): Promise<OrderRow> {
  const now = dateNow(clock);
  const [after] = await tx
    .update(tetherOrder)
    .set({ state: "cancelled", version: row.version + 1, cancelledAt: now, decidedAt: now })
    .where(eq(tetherOrder.id, row.id))
    .returning();
  if (!after) throw new Error("the order was not cancelled");
  return after;
}

/** Throws ApiError not_found for what is no order of the member, request_moved once a transfer was seen. */
export async function cancelOrder(tx: Tx, context: ServerContext, member: Member, id: string): Promise<OrderRow> {
  const own = and(eq(tetherOrder.id, id), eq(tetherOrder.memberId, member.id));
  const [row] = await tx.select().from(tetherOrder).where(own).for("update");
  if (!row) throw new ApiError("not_found");
  if (row.state !== "waiting") throw new ApiError("request_moved");
  return cancel(tx, context, row);
}
