// Opposite bets of accounts that have something in common: decisions, rule 39. Read from bets each time it is asked.
import { inArray, sql } from "drizzle-orm";
import { HEDGE_DAYS, type Hedge, type HedgePair } from "../../../src/api/contract/operator/hedges.ts";
import { type CoveredPlace, isCovered } from "../../../src/domain/games/covers.ts";
import { betNumberOf } from "../../../src/domain/common/bet-serial.ts";
import type { TraceKind } from "../../../src/domain/account/one-person.ts";
import { rowsFrom } from "../../db/execute.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable } from "../../db/open.ts";
import { selection } from "../../db/schema.ts";
import { namesOf, type NamedLeg } from "./names.ts";

const DAY_MS = 86_400_000;
/** What more accounts have in common says nothing of one person: the address of a network. */
const MOST_ACCOUNTS = 20;
/** Between two bets of one hedge. */
const WINDOW = sql.raw("interval '24 hours'");
/** Pairs of opposite bets that are read, the newest first. */
const READ = 5_000;
const SHOWN = 5;

interface Leg extends NamedLeg {
  betId: string;
  serial: number;
  memberId: string;
  stake: number;
  betPrice: number;
  placedAt: string;
}

interface PairRow extends Record<string, unknown> {
  first: string;
  second: string;
  firstName: { userId: string; nickname: string };
  secondName: { userId: string; nickname: string };
  kinds: TraceKind[];
  a: Leg;
  b: Leg;
}

/** The pairs of accounts, those whose last hedge is the newest first. Bets with one leg alone are looked at. */
export async function findHedges(db: Queryable, clock: Clock): Promise<HedgePair[]> {
  const rows = await readOpposite(db, new Date(dateNow(clock).getTime() - HEDGE_DAYS * DAY_MS));
  const legs = rows.flatMap(({ a, b }) => [a, b]);
  const offered = await offeredOf(db, legs);
  const names = await namesOf(db, legs);
  const pairs = [...Map.groupBy(rows, ({ first, second }) => `${first} ${second}`).values()];
  return pairs.flatMap((own) => pairOf(own, offered, names)).toSorted((a, b) => b.lastAt.localeCompare(a.lastAt));
}

function readOpposite(db: Queryable, since: Date): Promise<PairRow[]> {
  const account = (name: string) =>
    sql.raw(`json_build_object('userId', ${name}.user_id, 'nickname', ${name}.nickname)`);
  const legOf = (name: string) =>
    sql.raw(`json_build_object('betId', ${name}.id, 'serial', ${name}.serial, 'memberId', ${name}.member_id, 'stake', ${name}.stake, 'betPrice', ${name}.bet_price,
      'placedAt', ${name}.placed_at, 'kind', ${name}.kind, 'place', ${name}.place, 'selectionId', ${name}.selection_id, 'gameId', ${name}.game_id)`);
  return rowsFrom<PairRow>(
    db,
    sql`with pair as (
        select a.member_id as first, b.member_id as second, array_agg(distinct a.kind order by a.kind) as kinds
        from shared_trace s join member_trace a on a.kind = s.kind and a.value = s.value
          join member_trace b on b.kind = s.kind and b.value = s.value and b.member_id > a.member_id
        where s.members <= ${MOST_ACCOUNTS} group by 1, 2
      ), leg as materialized (
        select b.id, b.serial, b.member_id, b.stake - b.cashed_stake as stake, b.placed_at, p.kind, coalesce(p.market_id, p.round_id) as place,
          coalesce(p.provider_id, '') as provider_id, p.game_id, p.selection_id, p.bet_price
        from (select first as id from pair union select second from pair) who
          join bet b on b.member_id = who.id and b.placed_at >= ${since.toISOString()}::timestamptz
          join bet_pick p on p.bet_id = b.id
        where b.acceptance = 'accepted' and b.status <> -1 and b.cashed_stake < b.stake
          and not exists (select 1 from bet_pick o where o.bet_id = b.id and o.position <> p.position)
      )
      select pair.first, pair.second, ${account("m")} as "firstName", ${account("n")} as "secondName", pair.kinds,
        ${legOf("x")} as a, ${legOf("y")} as b
      from pair join leg x on x.member_id = pair.first
        join leg y on y.member_id = pair.second and y.kind = x.kind and y.place = x.place and y.provider_id = x.provider_id
          and y.selection_id <> x.selection_id and y.placed_at between x.placed_at - ${WINDOW} and x.placed_at + ${WINDOW}
        join member m on m.id = pair.first join member n on n.id = pair.second
      order by greatest(x.placed_at, y.placed_at) desc limit ${READ}`,
  );
}

async function offeredOf(db: Queryable, legs: readonly Leg[]): Promise<Map<string, string[]>> {
  const markets = [...new Set(legs.filter(({ kind }) => kind === "fixture").map(({ place }) => place))];
  if (markets.length === 0) return new Map();
  const rows = await db
    .select({ id: selection.id, marketId: selection.marketId })
    .from(selection)
    .where(inArray(selection.marketId, markets));
  return new Map([...Map.groupBy(rows, ({ marketId }) => marketId)].map(([id, own]) => [id, own.map((one) => one.id)]));
}

function pairOf(
  rows: readonly PairRow[],
  offered: ReadonlyMap<string, string[]>,
  names: ReadonlyMap<string, { place: string; name: string }>,
): HedgePair[] {
  const [one] = rows;
  if (!one) return [];
  const userIds = new Map([
    [one.first, one.firstName.userId],
    [one.second, one.secondName.userId],
  ]);
  const hedges = [...Map.groupBy(rows, ({ a }) => `${a.kind} ${a.place}`).values()].flatMap((own) => {
    const legs = [...new Map(own.flatMap(({ a, b }) => [a, b]).map((leg) => [leg.betId, leg])).values()];
    const [{ kind, place } = { kind: "", place: "" }] = legs;
    const selections = [...new Set(legs.map(({ selectionId }) => selectionId))];
    const covered = { kind: kind as CoveredPlace["kind"], place, selections, offered: offered.get(place) ?? [] };
    return isCovered(covered) ? [legs] : [];
  });
  if (hedges.length === 0) return [];
  const lastOf = (legs: readonly Leg[]) =>
    new Date(Math.max(...legs.map(({ placedAt }) => Date.parse(placedAt)))).toISOString();
  const sorted = hedges.toSorted((a, b) => lastOf(b).localeCompare(lastOf(a)));
  const onWire = (legs: readonly Leg[]): Hedge => ({
    place: names.get(legs[0]?.selectionId ?? "")?.place ?? legs[0]?.place ?? "",
    bets: legs.map(({ serial, memberId, selectionId, kind, betPrice, stake, placedAt }) => ({
      number: betNumberOf(serial),
      userId: userIds.get(memberId) ?? "",
      name: names.get(selectionId)?.name ?? selectionId,
      // The price of a round at a provider is known by what it pays.
      price: kind === "provider" ? null : betPrice,
      stake: Number(stake),
      placedAt: new Date(placedAt).toISOString(),
    })),
  });
  return [
    {
      accounts: [one.firstName, one.secondName],
      shared: one.kinds,
      hedges: sorted.length,
      stake: sorted.flat().reduce((sum, { stake }) => sum + Number(stake), 0),
      lastAt: lastOf(sorted[0] ?? []),
      latest: sorted.slice(0, SHOWN).map(onWire),
    },
  ];
}
