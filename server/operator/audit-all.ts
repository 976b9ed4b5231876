// What `npm run audit` and the operator's page check: the books and the log of operators. What differs is a significant
// event.
import type { AuditReport } from "../../src/api/contract/operator/operator.ts";
import type { Db } from "../db/open.ts";
import { significantEvent } from "../db/schema.ts";
import { audit } from "../ledger/audit.ts";
import { headsFolder } from "./audit-log/heads.ts";
import { verifyLog } from "./audit-log/verify.ts";

export async function auditAll(db: Db, config: { dataDir: string }, now: number): Promise<AuditReport> {
  const books = await audit(db);
  const verified = await verifyLog(db, headsFolder(config), now);
  const { differences: ofLog, ...log } = verified;
  const differences = [...books.differences, ...ofLog];
  if (differences.length > 0)
    await db.insert(significantEvent).values({
      kind: "data_lost",
      at: new Date(now),
      subject: "part:audit",
      detail: { count: differences.length, first: differences[0] },
    });
  return { ...books, ok: differences.length === 0, differences, log };
}
