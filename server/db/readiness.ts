// Whether the server can do its work: the database answers, takes writes, and has room for them.
import { sql } from "drizzle-orm";
import type { OpenDatabase } from "./open.ts";
import { hasRoom } from "./room.ts";
import { type Trouble, troubleOf } from "./trouble.ts";

/** An answer is good for so long: whoever asks often costs no more. */
const KEPT_MS = 1_000;
/** A database that says nothing for so long does not serve. */
const SILENT_MS = 3_000;

/** Returns what keeps the database from serving, or null. `folder`: where the embedded database stores; null: elsewhere. */
export function createReadiness(
  database: Pick<OpenDatabase, "db" | "kind">,
  folder: string | null,
): () => Promise<Trouble | null> {
  let asked: Promise<Trouble | null> | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (asked === null || performance.now() - askedAt > KEPT_MS) {
      askedAt = performance.now();
      asked = within(SILENT_MS, check(database, folder));
    }
    return asked;
  };
}

async function check({ db, kind }: Pick<OpenDatabase, "db" | "kind">, folder: string | null): Promise<Trouble | null> {
  try {
    if (folder !== null && !hasRoom(folder)) return "disk";
    // The embedded database works in this very process: the room of its folder is asked above, and its time is everybody's.
    await db.execute(kind === "pglite" ? sql`select 1` : sql`select can_store()`);
    return null;
  } catch (error) {
    return troubleOf(error) ?? "connection";
  }
}

function within(ms: number, answer: Promise<Trouble | null>): Promise<Trouble | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve("connection"), ms);
    void answer.then((trouble) => {
      clearTimeout(timer);
      return resolve(trouble);
    });
  });
}
