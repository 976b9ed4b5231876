// What an operator finds by a few letters: members by the beginning of their id or nickname, the bet whose number it is,
// fixtures by a part of a name, and the newest requests of the member whose id it is.
import { and, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { OperatorSearchAnswer } from "../../../src/api/contract/operator/search.ts";
import { readBetNumber } from "../../../src/domain/common/bet-number.ts";
import { betNumberOf, betSerialOf } from "../../../src/domain/common/bet-serial.ts";
import { type Action, may } from "../../../src/domain/operator/rights.ts";
import type { SettlementStatus } from "../../../src/domain/sports/market.ts";
import type { RequestKind, RequestState } from "../../../src/domain/wallet/request-states.ts";
import { IS_MEMBER } from "../../account/members.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { bet, fixture, member, moneyRequest } from "../../db/schema.ts";
import type { Member } from "../../http/app-type.ts";
import { beginningWith, containing } from "../../lists/containing.ts";
import { BONUS_FEED } from "../../sports/betting/bonus-fixture.ts";

/** Of each kind. */
const FOUND = 6;

export async function searchConsole(
  db: Queryable,
  { roles }: Pick<Member, "roles">,
  text: string,
): Promise<OperatorSearchAnswer> {
  const of = async <T>(right: Action, read: () => Promise<T[]>): Promise<T[]> => (may(roles, right) ? read() : []);
  const [members, bets, fixtures, requests] = await Promise.all([
    of("members.read", () => rowsFrom<OperatorSearchAnswer["members"][number]>(db, membersQuery(text))),
    of("bets.read", () => betOfNumber(db, text)),
    of("results.read", () => fixturesOf(db, text)),
    of("money.read", () => requestsOf(db, text)),
  ]);
  return { members, bets, fixtures, requests };
}

export const membersQuery = (text: string) => {
  const beginning = beginningWith(text.toLowerCase());
  const by = (name: SQL) => sql`(select m.user_id, m.nickname, m.level from member m
    where ${IS_MEMBER} and lower(${name}) like ${beginning} order by lower(${name}) using ~<~ limit ${FOUND})`;
  return sql`select m.user_id as "userId", m.nickname, m.level
    from (${by(sql`m.user_id`)} union ${by(sql`m.nickname`)}) m order by m.user_id limit ${FOUND}`;
};

async function betOfNumber(db: Queryable, text: string): Promise<OperatorSearchAnswer["bets"]> {
  const number = readBetNumber(text);
  if (number === null || number === "wrong") return [];
  const rows = await db
    .select({ serial: bet.serial, userId: member.userId, stake: bet.stake, status: bet.status })
    .from(bet)
    .innerJoin(member, eq(member.id, bet.memberId))
    .where(eq(bet.serial, betSerialOf(number)));
  return rows.map(({ serial, status, ...row }) => ({
    ...row,
    number: betNumberOf(serial),
    status: status as SettlementStatus,
  }));
}

async function fixturesOf(db: Queryable, text: string): Promise<OperatorSearchAnswer["fixtures"]> {
  const pattern = containing(text);
  const rows = await db
    .select()
    .from(fixture)
    .where(
      and(
        sql`${fixture.feed} <> ${BONUS_FEED}`,
        or(ilike(fixture.homeName, pattern), ilike(fixture.awayName, pattern), ilike(fixture.leagueName, pattern)),
      ),
    )
    .orderBy(desc(fixture.startsAt))
    .limit(FOUND);
  return rows.map(({ id, sportId, leagueName, homeName, awayName, startsAt, status }) => ({
    id,
    sportId,
    leagueName,
    homeName,
    awayName,
    startsAt: startsAt.toISOString(),
    status: status as OperatorSearchAnswer["fixtures"][number]["status"],
  }));
}

async function requestsOf(db: Queryable, text: string): Promise<OperatorSearchAnswer["requests"]> {
  const rows = await db
    .select({
      id: moneyRequest.id,
      userId: member.userId,
      kind: moneyRequest.kind,
      state: moneyRequest.state,
      amount: moneyRequest.amount,
      createdAt: moneyRequest.createdAt,
    })
    .from(moneyRequest)
    .innerJoin(member, eq(member.id, moneyRequest.memberId))
    .where(eq(member.userId, text))
    .orderBy(desc(moneyRequest.createdAt), desc(moneyRequest.id))
    .limit(FOUND);
  return rows.map(({ kind, state, createdAt, ...row }) => ({
    ...row,
    kind: kind as RequestKind,
    state: state as RequestState,
    createdAt: createdAt.toISOString(),
  }));
}
