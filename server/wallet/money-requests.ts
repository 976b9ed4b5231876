// Charges and exchanges as rows: read, put on the wire, told to who waits for them.
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { MoneyRequest } from "../../src/api/contract/wallet/money-request.ts";
import type { MoneyRequestPage, MoneyRequestsQuery } from "../../src/api/contract/wallet/wallet.ts";
import { OPEN_STATES } from "../../src/domain/wallet/money-request.ts";
import type { RequestKind, RequestState } from "../../src/domain/wallet/request-states.ts";
import { maskName, maskNumber } from "../../src/domain/wallet/money-terms.ts";
import { publishWallets } from "../sports/betting/member-events.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { account, moneyRequest } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { readBalances } from "../ledger/balances.ts";
import { countListed } from "../lists/counts.ts";
import { paginateFromEnds } from "../lists/paginate.ts";
import { publishWaiting } from "../operator/waiting.ts";

export type RequestRow = typeof moneyRequest.$inferSelect;

/** As its member sees it: the own bank account is masked. */
export function requestOnWire(row: RequestRow): MoneyRequest {
  const { id, version, amount, bonus, wagering, typeName, depositor, reason } = row;
  return {
    id,
    version,
    amount,
    bonus,
    wagering,
    typeName,
    depositor,
    reason,
    kind: row.kind as RequestKind,
    state: row.state as RequestState,
    bank: bankOf(row, row.kind === "exchange"),
    ...tetherOf(row),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

function tetherOf({ network, address, usdt, rate }: RequestRow): Pick<MoneyRequest, "tether"> {
  if (network === null || address === null || usdt === null || rate === null) return {};
  return { tether: { network, address, usdt, rate } };
}

export function bankOf({ bank, bankNumber, bankHolder }: RequestRow, isMasked: boolean): MoneyRequest["bank"] {
  if (bank === null || bankNumber === null || bankHolder === null) return null;
  return isMasked
    ? { bank, number: maskNumber(bankNumber), holder: maskName(bankHolder) }
    : { bank, number: bankNumber, holder: bankHolder };
}

export async function listRequests(
  db: Queryable,
  memberId: string,
  query: InferOutput<typeof MoneyRequestsQuery>,
): Promise<MoneyRequestPage> {
  const own = and(
    eq(moneyRequest.memberId, memberId),
    query.kind && eq(moneyRequest.kind, query.kind),
    query.state && eq(moneyRequest.state, query.state),
  );
  const total = await countListed(db, {
    list: "money_request",
    owner: memberId,
    first: query.kind,
    second: query.state,
  });
  return paginateFromEnds(query, total, async ({ limit, offset }, newestFirst) => {
    const rows = await db
      .select()
      .from(moneyRequest)
      .where(own)
      .orderBy(...newestFirst(moneyRequest.createdAt, moneyRequest.id))
      .limit(limit)
      .offset(offset);
    return rows.map(requestOnWire);
  });
}

/** The member's request of this kind that is not decided. */
async function openRequest(db: Queryable, memberId: string, kind: RequestKind): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(moneyRequest)
    .where(
      and(
        eq(moneyRequest.memberId, memberId),
        eq(moneyRequest.kind, kind),
        inArray(moneyRequest.state, [...OPEN_STATES]),
      ),
    );
  return row ?? null;
}

/** The member's last request of this kind, decided or not. */
export async function latestRequest(db: Queryable, memberId: string, kind: RequestKind): Promise<MoneyRequest | null> {
  const [row] = await db
    .select()
    .from(moneyRequest)
    .where(and(eq(moneyRequest.memberId, memberId), eq(moneyRequest.kind, kind)))
    .orderBy(desc(moneyRequest.createdAt), desc(moneyRequest.id))
    .limit(1);
  return row ? requestOnWire(row) : null;
}

const OPEN_TEXT: Readonly<Record<RequestKind, string>> = {
  charge: "처리되지 않은 충전 신청이 있습니다.",
  exchange: "처리되지 않은 환전 신청이 있습니다.",
  rolling: "처리되지 않은 정산 신청이 있습니다.",
};

/** Throws ApiError request_open while a request of this kind is not decided. */
export async function refuseSecond(db: Queryable, memberId: string, kind: RequestKind): Promise<void> {
  if (await openRequest(db, memberId, kind)) throw new ApiError("request_open", OPEN_TEXT[kind]);
}

/** Locks what these members hold, in the order of account ids, and returns the balances by account. */
export async function lockMoney(tx: Tx, memberIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: account.id, balance: account.balance })
    .from(account)
    .where(and(inArray(account.memberId, [...memberIds]), eq(account.currency, "won")))
    .orderBy(asc(account.id))
    .for("update");
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** What a command about one request answers. */
export async function requestReport(tx: Tx, row: RequestRow) {
  return { request: requestOnWire(row), ...(await readBalances(tx, row.memberId)) };
}

/** Tells members what became of these requests, and operators what waits. */
export async function publishRequests(context: ServerContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await context.database.db
    .select()
    .from(moneyRequest)
    .where(inArray(moneyRequest.id, [...ids]));
  for (const row of rows) {
    const { id, kind, state, version } = requestOnWire(row);
    context.events.publish("moneyRequest", { id, kind, state, version }, row.memberId);
  }
  await publishWallets(context, [...new Set(rows.map(({ memberId }) => memberId))]);
  await publishWaiting(context);
}
