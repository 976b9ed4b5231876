// What the suites of processes under fire share: chance by a seed, readiness, and the database's own notes.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { rowsFrom } from "../../../server/db/execute.ts";
import type { OpenDatabase } from "../../../server/db/open.ts";
import { type Random, seededRandom } from "../../../server/sports/feed/seeded.ts";

/** A number of the environment; `fallback` where it is not given. */
export function numberOf(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name}: a number from 0 on`);
  return value;
}

/** Says the seed, so that the same run can be had again. */
export function chanceOf(name: string): Random {
  const seed = process.env[name] ?? String(Date.now() % 2_147_483_647);
  console.log(`${name}=${seed}`);
  return seededRandom(seed);
}

export function oneOf<T>(random: Random, items: readonly T[]): T {
  const chosen = items[Math.floor(random() * items.length)];
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
}

/** Waits until `isSo`, and returns how long that took, in milliseconds; null where it did not come in `mostMs`. */
export async function waitFor(isSo: () => Promise<boolean>, mostMs = 120_000): Promise<number | null> {
  const at = performance.now();
  while (performance.now() - at < mostMs) {
    if (await isSo().catch(() => false)) return Math.round(performance.now() - at);
    await sleep(20);
  }
  return null;
}

/** True: the server says that it is well. */
export async function isWell(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) });
  await answer.arrayBuffer();
  return answer.status === 200;
}

/**
 * Lets the database note, by its own clock, when the writing of each bet began (with its key), and when each round of a game got its root and its
 * result. The product knows nothing of it.
 */
export async function noteByDatabase({ db }: OpenDatabase): Promise<void> {
  for (const statement of [
    sql`create schema noted`,
    sql`create table noted.bet (id text, began timestamptz default clock_timestamp())`,
    sql`create table noted.round (id text, what text, value text, at timestamptz default clock_timestamp())`,
    sql`create function noted.note_bet() returns trigger language plpgsql as $$
      begin insert into noted.bet (id) values (new.ref); return null; end $$`,
    sql`create function noted.note_round() returns trigger language plpgsql as $$
      begin
        if new.root is distinct from old.root then
          insert into noted.round (id, what, value) values (new.id, 'root', new.root);
        end if;
        if new.state is distinct from old.state or new.drawn is distinct from old.drawn then
          insert into noted.round (id, what, value) values (new.id, new.state, new.drawn::text);
        end if;
        return null;
      end $$`,
    sql`create trigger noted after insert on command for each row execute function noted.note_bet()`,
    sql`create trigger noted after update on game_round for each row execute function noted.note_round()`,
  ])
    await db.execute(statement);
}

/** Rounds that were locked or decided more than once. */
export async function twiceDecided({ db }: OpenDatabase): Promise<number> {
  const rows = await rowsFrom(db, sql`select id, what = 'root' from noted.round group by 1, 2 having count(*) > 1`);
  return rows.length;
}
