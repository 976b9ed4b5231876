// What members had at risk and lost in a period, by whose members they are: from the ledger, by the time of its postings,
// so that what was revised later counts in the period of its revision. What was cashed out, void or refused does not count
// (decisions, rule 38).
import { sql } from "drizzle-orm";
import type { Volume } from "../../../src/domain/operator/agents.ts";
import type { Product } from "../../../src/domain/programmes/ceiling.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";

export interface Period {
  begins: Date;
  ends: Date;
}

const KEPT = sql`case e.account_id when 'house_stakes' then e.amount else -e.amount end`;
/** A settlement and what corrects it: the house takes the stake, and pays. */
const settledIn = ({ begins, ends }: Period) =>
  sql`p.kind in ('settlement', 'correction') and p.at >= ${begins.toISOString()}::timestamptz and p.at < ${ends.toISOString()}::timestamptz`;

export interface Volumes {
  of: (nodeId: string, product: Product) => Volume;
  /** The result of all members, those outside of the tree among them. */
  total: number;
}

export async function readVolumes(db: Queryable, period: Period): Promise<Volumes> {
  const [from, to] = [period.begins.toISOString(), period.ends.toISOString()];
  const rows = await rowsFrom<{ node: string | null; product: Product; turnover: string; result: string }>(
    db,
    sql`with moved as (
        select b.member_id, rolling_category(b.game_type) as product, 0 as turnover, ${KEPT} as result
        from posting p join entry e on e.posting_id = p.id and e.account_id in ('house_stakes', 'house_payouts')
        join bet b on b.id = p.ref where ${settledIn(period)}
        union all
        select r.member_id, r.category, r.amount, 0 from rolling_entry r
        where r.share = 'own' and r.ref like 'bet:%' and r.at >= ${from}::timestamptz and r.at < ${to}::timestamptz)
      select a.id as node, v.product, sum(v.turnover)::text as turnover, sum(v.result)::text as result
      from moved v join member m on m.id = v.member_id
      left join member a on a.id = m.recommender_id and a.type = 2 and a.roles <> '{}'
      group by 1, 2`,
  );
  const found = new Map(
    rows.map(({ node, product, turnover, result }) => [
      `${node ?? ""} ${product}`,
      { turnover: Number(turnover), result: Number(result) },
    ]),
  );
  return {
    of: (nodeId, product) => found.get(`${nodeId} ${product}`) ?? { turnover: 0, result: 0 },
    total: rows.reduce((sum, { result }) => sum + Number(result), 0),
  };
}

/** What all members lost in the period, from the entries of the house's accounts alone. */
export async function ledgerResult(db: Queryable, period: Period): Promise<number> {
  const [row] = await rowsFrom<{ result: string }>(
    db,
    sql`select coalesce(sum(${KEPT}), 0)::text as result from posting p
      join entry e on e.posting_id = p.id and e.account_id in ('house_stakes', 'house_payouts') where ${settledIn(period)}`,
  );
  return Number(row?.result ?? 0);
}
