// What nobody changes later, kept by the database itself: rows of the books, and the moves of charges and exchanges.
import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { codeOf } from "../../../server/db/execute.ts";
import { moneyRequestState } from "../../../server/db/schema.ts";
import { TRANSITIONS } from "../../../src/domain/wallet/money-request.ts";
import { REQUEST_KINDS, REQUEST_STATES } from "../../../src/domain/wallet/request-states.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";
import { act, charge, exchange, memberWithBank, requestNow } from "../lib/money.ts";
import { launched, registered, walletOf } from "../lib/provider.ts";

const REFUSED = "23001";
/** Every table whose rows are only ever added. */
const APPEND_ONLY = [
  "agent_line",
  "agent_period",
  "audit_change",
  "audit_entry",
  "audit_link",
  "bet_cancellation",
  "books_check",
  "bet_void",
  "cash_out",
  "entry",
  "fixture_result",
  "game_beacon",
  "level_change",
  "live_action",
  "member_note",
  "money_request_state",
  "operator_move",
  "posting",
  "programme_claim",
  "provider_transaction",
  "rolling_entry",
  "rolling_line",
  "tendency_change",
  "significant_event",
];

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);

const db = () => server.context.database.db;
/** The SQLSTATE that the statement is refused with; undefined: it was not. */
async function refusalOf(statement: string): Promise<string | undefined> {
  try {
    await db().execute(sql.raw(statement));
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

it("empties none of the tables that are append only, nor the requests whose moves they hold", async () => {
  const { rows } = (await db().execute(
    sql`select one::text as name from tables_refusing(16) as one order by 1`,
  )) as unknown as { rows: { name: string }[] };
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(APPEND_ONLY));
  for (const name of [...names, "money_request"])
    expect([name, await refusalOf(`truncate ${name} cascade`)]).toEqual([name, REFUSED]);
});

it("changes and deletes no call of a provider and no claim of a programme", async () => {
  const trial = await registered(operator);
  try {
    const user = await newMember(server, 10_000);
    const wallet = walletOf(server, trial, await launched(user, trial));
    expect(await wallet.send("bet", wallet.betOf(1_000))).toMatchObject({ status: 200 });
    await db().execute(
      sql`insert into programme_claim (programme, programme_id, member_id, occasion, kind, amount, wagering, at)
        values ('coupon', 'append-only', ${user.memberId}, 'append-only', 'points', 5, 0, now())`,
    );
    for (const table of ["provider_transaction", "programme_claim"]) {
      expect([table, await refusalOf(`update ${table} set amount = amount + 1`)]).toEqual([table, REFUSED]);
      expect([table, await refusalOf(`delete from ${table}`)]).toEqual([table, REFUSED]);
    }
  } finally {
    await trial.stop();
  }
});

describe("a charge or an exchange", () => {
  const movesOf = (id: string) =>
    db()
      .select({ state: moneyRequestState.state, by: moneyRequestState.by, reason: moneyRequestState.reason })
      .from(moneyRequestState)
      .where(eq(moneyRequestState.requestId, id))
      .orderBy(asc(moneyRequestState.id));
  const operatorId = async () => (await operator.ask<{ id: string }>("GET", "/api/member/user")).id;

  it("writes each of its moves with who made it and why", async () => {
    const user = await memberWithBank(server, 100_000);
    const { id } = (await exchange(user)).body.request;
    expect(await act(operator, "claim", [id])).toEqual([null]);
    expect(await act(operator, "release", [id])).toEqual([null]);
    expect(await act(operator, "claim", [id])).toEqual([null]);
    expect(await act(operator, "refuse", [id], { reason: "계좌를 확인해주세요." })).toEqual([null]);
    const by = await operatorId();
    expect(await movesOf(id)).toEqual([
      { state: "requested", by: user.memberId, reason: null },
      { state: "inProgress", by, reason: null },
      { state: "requested", by, reason: null },
      { state: "inProgress", by, reason: null },
      { state: "refused", by, reason: "계좌를 확인해주세요." },
    ]);
    expect(await requestNow(user, id)).toMatchObject({ state: "refused", version: 5 });

    const cancelled = (await charge(user)).body.request.id;
    await user.ask("POST", `/api/charge/requests/${cancelled}/cancel`);
    expect(await movesOf(cancelled)).toEqual([
      { state: "requested", by: user.memberId, reason: null },
      { state: "cancelled", by: user.memberId, reason: null },
    ]);
  });

  it("keeps what was asked for, and is moved, forged and removed by no statement", async () => {
    const user = await newMember(server, 0);
    const { id } = (await charge(user)).body.request;
    const its = `where id = '${id}'`;
    for (const change of [
      "state = 'done'",
      "state = 'cancelled', decided_at = now()",
      "version = version + 1",
      "amount = amount * 2",
      "bonus = 1000000",
      "wagering = 0, bonus = 1",
      "member_id = (select id from member where user_id = 'member02')",
      "kind = 'rolling'",
    ])
      expect([change, await refusalOf(`update money_request set ${change} ${its}`)]).toEqual([change, REFUSED]);
    expect(await refusalOf(`delete from money_request ${its}`)).toBe(REFUSED);
    const move = (state: string) =>
      refusalOf(`insert into money_request_state (request_id, state, at) values ('${id}', '${state}', now())`);
    expect([await move("done"), await move("payoutUnknown"), await move("requested")]).toEqual([
      REFUSED,
      REFUSED,
      REFUSED,
    ]);
    expect(await refusalOf(`update money_request_state set by = null where request_id = '${id}'`)).toBe(REFUSED);
    expect(await refusalOf(`delete from money_request_state where request_id = '${id}'`)).toBe(REFUSED);
    expect(await requestNow(user, id)).toMatchObject({ state: "requested", version: 1, amount: 50_000 });

    expect(await act(operator, "claim", [id])).toEqual([null]);
    expect(await act(operator, "refuse", [id], { reason: "입금이 없습니다." })).toEqual([null]);
    expect(await refusalOf(`update money_request set reason = null ${its}`)).toBe(REFUSED);
    expect(await move("inProgress")).toBe(REFUSED);
  });

  it("begins as requested", async () => {
    const user = await newMember(server, 0);
    expect(
      await refusalOf(`insert into money_request (id, member_id, kind, state, amount, created_at)
        values ('forged', '${user.memberId}', 'charge', 'done', 1000000, now())`),
    ).toBe(REFUSED);
  });

  it("moves by the table of the domain", async () => {
    const { rows } = (await db().execute(sql`
      select k.kind || ': ' || f.state || ' → ' || t.state as move
      from jsonb_array_elements_text(${JSON.stringify(REQUEST_KINDS)}::text::jsonb) as k(kind),
        jsonb_array_elements_text(${JSON.stringify(REQUEST_STATES)}::text::jsonb) as f(state),
        jsonb_array_elements_text(${JSON.stringify(REQUEST_STATES)}::text::jsonb) as t(state)
      where money_request_may(k.kind, f.state, t.state)`)) as unknown as { rows: { move: string }[] };
    const moves = TRANSITIONS.flatMap(({ kinds, from, to }) => kinds.map((kind) => `${kind}: ${from} → ${to}`));
    expect(rows.map(({ move }) => move).toSorted()).toEqual([...new Set(moves)].toSorted());
    expect(moves).toContain("exchange: inProgress → payoutUnknown");
  });
});
