// The schema of a database as sorted lines: what is equal in two databases is written in the same words.
import { type SQL, sql } from "drizzle-orm";
import { rowsFrom } from "../../../server/db/execute.ts";
import type { Db } from "../../../server/db/open.ts";

const OURS = sql`n.nspname = 'public'`;
/** Rights as names, whoever the owner is. */
const rightsOf = (acl: SQL, owner: SQL) =>
  sql`coalesce((select string_agg(concat(case x.grantee when 0 then 'public' when ${owner} then 'owner' else x.grantee::regrole::text end, ':', x.privilege_type), ',' order by 1)
    from aclexplode(${acl}) as x), '')`;

const KINDS: Record<string, SQL> = {
  // The place among the columns that are there: dropped ones leave gaps.
  column: sql`select format('%s.%s #%s %s%s %s%s', c.relname, a.attname, row_number() over (partition by c.oid order by a.attnum),
      format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' end, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on (d.adrelid, d.adnum) = (c.oid, a.attnum)
    where ${OURS} and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped`,
  constraint: sql`select format('%s.%s %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as line
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${OURS} and k.contype not in ('t', 'n')`,
  index: sql`select pg_get_indexdef(i.indexrelid) || case when i.indisvalid then '' else ' invalid' end as line
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  trigger: sql`select concat(pg_get_triggerdef(t.oid), ' ', t.tgenabled) as line
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS} and not t.tgisinternal`,
  function: sql`select pg_get_functiondef(p.oid) as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS}`,
  view: sql`select concat(c.relname, ' ', pg_get_viewdef(c.oid)) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind = 'v'`,
  sequence: sql`select format('%s %s %s by %s from %s to %s cycle %s of %s', c.relname, s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcycle,
      (select d.refobjid::regclass || '.' || a.attname from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
        where d.objid = c.oid and d.deptype = 'a' and d.refclassid = 'pg_class'::regclass)) as line
    from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  relation: sql`select format('%s %s %s %s', c.relname, c.relkind, c.reloptions, ${rightsOf(sql`coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's' else 'r' end::"char", c.relowner))`, sql`c.relowner`)}) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind in ('r', 'v', 'S')`,
  execution: sql`select format('%s %s', p.oid::regprocedure, ${rightsOf(sql`coalesce(p.proacl, acldefault('f', p.proowner))`, sql`p.proowner`)}) as line
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS}`,
};

/** The lines of the schema `public`, sorted, each with its kind before it. */
export async function schemaLines(db: Db): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, query] of Object.entries(KINDS)) {
    const rows = await rowsFrom<{ line: string }>(db, query);
    lines.push(...rows.map(({ line }) => `${kind}: ${line}`));
  }
  return lines.toSorted();
}

/** The number of lines of each kind. */
export function countOfKinds(lines: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) {
    const kind = line.slice(0, line.indexOf(":"));
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
