// A member asks for an exchange: the money is reserved at once and the member cannot cancel it (decisions, rule 28).
import { and, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { WageringGrantOnWire } from "../../src/api/contract/wallet/wagering.ts";
import type { ExchangeRequest, ExchangeTermsAnswer } from "../../src/api/contract/wallet/wallet.ts";
import { addComma } from "../../src/domain/common/price.ts";
import { seoulDay, seoulDayBounds } from "../../src/domain/common/time.ts";
import { type ExchangeRoom, exchangeProblem } from "../../src/domain/wallet/money-terms.ts";
import { causeOf } from "../../src/domain/wallet/wagering.ts";
import { exchangeProblemText } from "../../src/domain/wallet/text.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { moneyRequest } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import type { Member } from "../http/app-type.ts";
import { newId } from "../ids.ts";
import { memberAccount, openReservedAccount } from "../ledger/accounts.ts";
import { type Funds, readFunds } from "../ledger/balances.ts";
import { post } from "../ledger/post.ts";
import { type BankRow, maskedAccount, readBank } from "./bank-account.ts";
import { fieldProblem } from "./charge.ts";
import { moneyLimitsOf } from "./money-limits.ts";
import { lockMoney, latestRequest, refuseSecond, type RequestRow } from "./money-requests.ts";
import { endWagering, readWagering, readWeights, type Wagering } from "./wagering.ts";

/** Exchanges that count for the limits of a day. */
const COUNTED = ["requested", "inProgress", "payoutUnknown", "done"];

export async function exchangeTerms(context: ServerContext, member: Member): Promise<ExchangeTermsAnswer> {
  const { db } = context.database;
  const { level: _level, ...limits } = await moneyLimitsOf(db, member.level);
  const funds = await readFunds(db, member.id);
  const wagering = await readWagering(db, member.id);
  return {
    limits,
    account: maskedAccount(await readBank(db, member.id)),
    room: roomWith(await todayOf(db, context, member.id), funds, wagering),
    wagering: { grants: grantsOnWire(wagering), weights: await readWeights(db) },
    latest: await latestRequest(db, member.id, "exchange"),
  };
}

/** As many as a page shows; what is left of all stands in the room. */
const LISTED = 30;

function grantsOnWire({ grants }: Wagering): WageringGrantOnWire[] {
  return grants
    .filter(({ left }) => left > 0)
    .slice(0, LISTED)
    .map(({ id, ref, required, done, left, grantedAt }) => ({
      id,
      cause: causeOf(ref),
      required,
      done,
      left,
      grantedAt: grantedAt.toISOString(),
    }));
}

const lessOwedText = (owed: number, available: number): string =>
  `정산 정정으로 갚을 돈 ${addComma(owed)}원을 뺀 ${addComma(available)}원까지 환전할 수 있습니다.`;

type Today = Pick<ExchangeRoom, "todayCount" | "todayWon">;
/** What a correction could not take back stays in the wallet. */
const roomWith = (today: Today, { wallet, owed }: Funds, { left }: Wagering): ExchangeRoom => ({
  available: Math.max(0, wallet - owed),
  wagering: left,
  ...today,
});

async function todayOf(db: Queryable, { clock }: ServerContext, memberId: string): Promise<Today> {
  const { from, to } = seoulDayBounds(seoulDay(clock.now()));
  const [today] = await db
    .select({ count: count(), won: sql`coalesce(sum(${moneyRequest.amount}), 0)`.mapWith(Number) })
    .from(moneyRequest)
    .where(
      and(
        eq(moneyRequest.memberId, memberId),
        eq(moneyRequest.kind, "exchange"),
        inArray(moneyRequest.state, COUNTED),
        gte(moneyRequest.createdAt, new Date(from)),
        lt(moneyRequest.createdAt, new Date(to)),
      ),
    );
  return { todayCount: today?.count ?? 0, todayWon: today?.won ?? 0 };
}

/** Of an exchange that is paid in tether; `usdt` in millionths. */
export interface TetherTarget {
  network: string;
  address: string;
  usdt: number;
  rate: number;
}

/** `proven`: the bank account whose withdrawal password was right. Throws ApiError that says why it is refused. */
export async function requestExchange(
  tx: Tx,
  context: ServerContext,
  member: Member,
  { amount }: Pick<InferOutput<typeof ExchangeRequest>, "amount">,
  proven: BankRow,
  tether?: TetherTarget,
): Promise<RequestRow> {
  const { clock } = context;
  await openReservedAccount(tx, member.id);
  await lockMoney(tx, [member.id]);
  await refuseSecond(tx, member.id, "exchange");
  const bank = await readBank(tx, member.id);
  if (bank?.passwordHash !== proven.passwordHash || bank.number !== proven.number)
    throw new ApiError("bad_request", "계좌가 방금 변경되었습니다. 다시 신청해주세요.");
  const createdAt = dateNow(clock);
  await refuseUnfit(tx, context, { member, amount, createdAt });
  const [row] = await tx
    .insert(moneyRequest)
    .values({
      id: newId(),
      memberId: member.id,
      kind: "exchange",
      state: "requested",
      amount,
      ...(tether ?? { bank: bank.bank, bankNumber: bank.number, bankHolder: bank.holder }),
      createdAt,
    })
    .returning();
  if (!row) throw new Error("the exchange was not written");
  await post(tx, clock, {
    kind: "exchange",
    ref: `exchange:${row.id}`,
    uniqueKey: `exchange:${row.id}`,
    lines: [
      { account: memberAccount.wallet(member.id), amount: -amount },
      { account: memberAccount.reserved(member.id), amount },
    ],
  });
  return row;
}

async function refuseUnfit(
  tx: Tx,
  context: ServerContext,
  { member, amount, createdAt }: { member: Member; amount: number; createdAt: Date },
): Promise<void> {
  const funds = await readFunds(tx, member.id);
  const limits = await moneyLimitsOf(tx, member.level);
  const wagering = await readWagering(tx, member.id);
  const room = roomWith(await todayOf(tx, context, member.id), funds, wagering);
  const problem = exchangeProblem(amount, limits, room);
  // What was required is over at the time of the request: operators find it by that.
  if (!problem) return endWagering(tx, createdAt, member.id);
  const text = exchangeProblemText(problem, limits, room);
  if (problem === "wagering_left") throw new ApiError("wagering_left", text);
  if (problem === "too_many_today") throw new ApiError("exchange_refused", text);
  if (problem === "not_enough")
    throw new ApiError("insufficient_funds", funds.owed > 0 ? lessOwedText(funds.owed, room.available) : text);
  throw fieldProblem("amount", text);
}
