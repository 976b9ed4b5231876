// The head of the chain, in a file of its day outside of the database: who cuts the log off, or writes the whole chain
// anew, cannot make it agree with what was published before. The files are to be copied to another machine.
import { appendFile, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import { seoul } from "../../../src/domain/common/time.ts";
import type { ServerContext } from "../../context.ts";
import { auditLink } from "../../db/schema.ts";

export interface Head {
  day: string;
  seq: number;
  hash: string;
}

/** null: data that is in memory alone leaves no file. */
export const headsFolder = ({ dataDir }: { dataDir: string }): string | null =>
  dataDir === "memory" ? null : join(dataDir, "audit-heads");

const LINE = /^(\d+) ([0-9a-f]{64}) /;

/** Adds a line to the day's file when the head has moved. */
export async function publishAuditHeads(context: Pick<ServerContext, "config" | "database" | "clock">): Promise<void> {
  const folder = headsFolder(context.config);
  if (folder === null) return;
  const [head] = await context.database.db.select().from(auditLink).orderBy(desc(auditLink.seq)).limit(1);
  if (!head) return;
  const [newest] = (await readHeads(folder)).toSorted((one, other) => other.seq - one.seq);
  if (newest && newest.seq >= head.seq) return;
  const now = context.clock.now();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${seoul(now).format("YYYY-MM-DD")}.txt`);
  await appendFile(file, `${head.seq} ${head.hash} ${new Date(now).toISOString()}\n`, { mode: 0o600 });
}

export async function readHeads(folder: string): Promise<Head[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const heads: Head[] = [];
  for (const file of files.filter((name) => name.endsWith(".txt")).toSorted()) {
    const day = file.slice(0, -".txt".length);
    for (const line of (await readFile(join(folder, file), "utf8")).split("\n")) {
      const [, seq, hash = ""] = LINE.exec(line) ?? [];
      if (seq) heads.push({ day, seq: Number(seq), hash });
    }
  }
  return heads;
}
