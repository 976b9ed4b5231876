// Who is at work: what an operator's call writes belongs to one entry of the log, and what a second operator approved
// carries the approval. Both are told to the database with each transaction, for note_change and the postings.
import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import type { Executing } from "./execute.ts";

export interface Acting {
  /** Of the entry of the log that is written with the work; empty: it is written by now. */
  auditId: string;
  /** The approval that the work is done with. */
  approvalId: string | null;
  /** What the approved command is about, and why it was asked for. */
  approved?: { subjects: readonly string[]; reason: string };
  /** What an operator's command goes through before it runs: server/operator/watch.ts. */
  watch?: <Steps extends object>(steps: Steps) => Steps;
}

const storage = new AsyncLocalStorage<Acting>();

export const actingNow = (): Acting | undefined => storage.getStore();
export const actAs = <T>(acting: Acting, work: () => T): T => storage.run(acting, work);

/** Tells the transaction on whose behalf it writes. */
export async function tellActing(tx: Executing, { auditId, approvalId }: Acting): Promise<void> {
  await tx.execute(
    sql`select set_config('hanpan.audit', ${auditId}, true), set_config('hanpan.approval', ${approvalId ?? ""}, true)`,
  );
}
