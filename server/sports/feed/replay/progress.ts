// How far the running import is, for the operator who waits for it.
import type { ImportStatus } from "../../../../src/api/contract/operator/fixtures.ts";
import type { ServerContext } from "../../../context.ts";

const IDLE: ImportStatus = { phase: "idle", bytes: 0, judgedRows: 0, takenRows: 0, writtenRows: 0, startedAt: null };
/** By server: the imports that run, the newest last. */
const running = new WeakMap<ServerContext, ImportStatus[]>();

/** Of several at once the newest. */
export function importStatus(context: ServerContext): ImportStatus {
  return running.get(context)?.at(-1) ?? IDLE;
}

export type TellProgress = (change: Partial<ImportStatus>) => void;

/** Runs one import; `tell` records how far it is. */
export async function asImport<T>(context: ServerContext, work: (tell: TellProgress) => Promise<T>): Promise<T> {
  const status: ImportStatus = { ...IDLE, phase: "receiving", startedAt: new Date(context.clock.now()).toISOString() };
  const all = running.get(context) ?? [];
  running.set(context, [...all, status]);
  try {
    return await work((change) => void Object.assign(status, change));
  } finally {
    running.set(
      context,
      (running.get(context) ?? []).filter((one) => one !== status),
    );
  }
}
