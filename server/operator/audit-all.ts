// What `npm run audit` and the operator's page check: the books and the log of operators.
import type { AuditReport } from "../../src/api/contract/operator/operator.ts";
import type { Db } from "../db/open.ts";
import { audit } from "../ledger/audit.ts";
import { headsFolder } from "./audit-log/heads.ts";
import { verifyLog } from "./audit-log/verify.ts";

export async function auditAll(db: Db, config: { dataDir: string }, now: number): Promise<AuditReport> {
  const books = await audit(db);
  const { differences, ...log } = await verifyLog(db, headsFolder(config), now);
  return {
    ...books,
    ok: books.ok && differences.length === 0,
    differences: [...books.differences, ...differences],
    log,
  };
}
