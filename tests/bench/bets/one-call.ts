// The limit: the rows of a bet written by one call of a function, from as many connections as there are members.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Served } from "./serve.ts";

/** Nothing is read or judged: a key with its answer, a bet, its pick, a posting and its entries. */
const FUNCTION = `
create table bench_member as select row_number() over ()::int as n, id from member where id = any($IDS$);
create function bench_bet(seat int, chosen text) returns void language plpgsql as $$
declare
  owner text := (select id from bench_member where n = seat);
  bet_id text := gen_random_uuid();
  of_posting bigint;
begin
  insert into command (owner, key, request_hash, status, body, ref, created_at)
    values (owner, bet_id, md5(bet_id), 201, repeat('x', 700), bet_id, now());
  insert into bet (id, member_id, game_type, stake, price, payout, placed_at)
    values (bet_id, owner, 1, 1000, 200, 2000, now());
  insert into bet_pick (bet_id, member_id, position, kind, fixture_id, market_id, selection_id, bet_price)
    values (bet_id, owner, 0, 'fixture', chosen, chosen || '-1x2', chosen || '-1x2-home', 200);
  insert into posting (kind, ref, unique_key, at) values ('stake', bet_id, 'bet:' || bet_id || ':stake', now())
    returning id into of_posting;
  perform 1 from account where id in ('staked:' || owner, 'wallet:' || owner) order by id for update;
  insert into entry (posting_id, account_id, amount, balance, kind, at)
    select of_posting, a.id, l.amount, a.balance + l.amount, case a.kind when 'wallet' then 'stake' end,
      case a.kind when 'wallet' then now() end
    from (values ('staked:' || owner, 1000), ('wallet:' || owner, -1000)) as l(account, amount)
    join account a on a.id = l.account;
end $$;`;

/** Calls a second by pgbench on a database that `serve.ts` prepared. */
export async function rateOfOneCall(
  pgbench: string,
  databaseUrl: string,
  { members, fixtures }: Served,
  seconds: number,
): Promise<number> {
  const ids = Object.values(members);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(FUNCTION.replace("$IDS$", `array[${ids.map((id) => `'${id}'`).join(",")}]`));
  await client.end();
  const folder = mkdtempSync(join(tmpdir(), "hanpan-pgbench-"));
  try {
    const script = join(folder, "bet.sql");
    writeFileSync(script, `\\set seat random(1, ${ids.length})\nselect bench_bet(:seat, '${fixtures[0]}');\n`);
    const options = ["-n", "-M", "prepared", "-c", String(ids.length), "-j", "2", "-T", String(seconds), "-f", script];
    const said = execFileSync(pgbench, [...options, databaseUrl], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
    return Number(/tps = ([\d.]+)/.exec(said)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
