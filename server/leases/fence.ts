// A part that runs by a lease writes by it: each of its transactions first holds the lease, so that a node that stood
// still while another took over writes nothing: docs/decisions/leases.md.
import { AsyncLocalStorage } from "node:async_hooks";

export interface HeldLease {
  name: string;
  /** The token of when the node took it. */
  token: string;
}

const storage = new AsyncLocalStorage<HeldLease>();

/** Runs the work, and all that it starts, as the holder of the lease; null: as nobody. */
export const asHolder = <T>(held: HeldLease | null, work: () => T): T =>
  held ? storage.run(held, work) : storage.exit(work);

export const leaseNow = (): HeldLease | undefined => storage.getStore();

const WRITES = /\b(insert\s+into|update\s+"?\w+"?|delete\s+from)\b/i;

/** The lease by which a statement outside of a transaction is written; undefined: it only reads, or runs by none. */
export function leaseOfStatement(text: string): HeldLease | undefined {
  const held = storage.getStore();
  return held && WRITES.test(text) ? held : undefined;
}
