// What the house brings into its bank itself, and takes out again.
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { CapitalPage, CapitalRequest, CapitalState } from "../../src/api/contract/operator/capital.ts";
import type { PageAsked } from "../../src/api/contract/page.ts";
import type { Clock } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { account, entry, posting } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { paginate } from "../lists/paginate.ts";
import { HOUSE } from "./accounts.ts";
import { post } from "./post.ts";

const BY_OPERATOR = "operator:";
/** What the house owes to members. */
const OWED = ["wallet", "staked", "reserved"];

/** Free is what is left when every member is paid, and never more than the house brought in. */
export async function readCapital(db: Queryable): Promise<CapitalState> {
  const sumOf = (which: ReturnType<typeof eq>) =>
    sql`coalesce(sum(${account.balance}) filter (where ${which}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      bank: sumOf(eq(account.id, HOUSE.bank)),
      capital: sumOf(eq(account.id, HOUSE.capital)),
      owed: sumOf(inArray(account.kind, OWED)),
    })
    .from(account);
  const { bank = 0, capital = 0, owed = 0 } = row ?? {};
  return { bank, capital, owed, free: Math.max(0, Math.min(capital, bank - owed)) };
}

/** Throws ApiError insufficient_funds where more would be taken out than is free. */
export async function moveCapital(
  tx: Tx,
  clock: Clock,
  { direction, amount, reason }: InferOutput<typeof CapitalRequest>,
  ref: string,
): Promise<CapitalState> {
  // In the order of ids, as postings lock them.
  await tx
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.id, [HOUSE.bank, HOUSE.capital]))
    .orderBy(account.id)
    .for("update");
  const { free } = await readCapital(tx);
  if (direction === "out" && amount > free)
    throw new ApiError("insufficient_funds", `지금은 ${free.toLocaleString("ko-KR")}원까지 뺄 수 있습니다.`);
  const change = direction === "in" ? amount : -amount;
  const lines = [HOUSE.bank, HOUSE.capital].map((one) => ({ account: one, amount: change }));
  await post(tx, clock, { kind: "capital", ref, note: reason, lines });
  return readCapital(tx);
}

export async function capitalPage(db: Queryable, query: PageAsked): Promise<CapitalPage> {
  const wanted = and(eq(posting.kind, "capital"), eq(entry.accountId, HOUSE.capital));
  const rows = () =>
    db
      .select({ id: posting.id, at: posting.at, note: posting.note, ref: posting.ref, amount: entry.amount })
      .from(entry)
      .innerJoin(posting, eq(posting.id, entry.postingId))
      .where(wanted)
      .$dynamic();
  const [total] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(entry)
    .innerJoin(posting, eq(posting.id, entry.postingId))
    .where(wanted);
  const found = await paginate(query, total?.count ?? 0, async ({ limit, offset }) =>
    (await rows().orderBy(desc(entry.id)).limit(limit).offset(offset)).map(({ id, at, note, ref, amount }) => ({
      id: String(id),
      at: at.toISOString(),
      direction: amount > 0 ? ("in" as const) : ("out" as const),
      amount: Math.abs(amount),
      reason: note ?? "",
      by: (ref ?? "").slice(BY_OPERATOR.length),
    })),
  );
  return { ...found, state: await readCapital(db) };
}
