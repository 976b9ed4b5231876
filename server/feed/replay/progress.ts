// How far the running import is. One at a time: two would lay fixtures over each other.
import type { ImportStatus } from "../../../src/api/contract/fixtures.ts";
import type { ServerContext } from "../../context.ts";
import { ApiError } from "../../errors.ts";

const IDLE: ImportStatus = { phase: "idle", bytes: 0, judgedRows: 0, takenRows: 0, writtenRows: 0, startedAt: null };
const running = new WeakMap<ServerContext, ImportStatus>();

export function importStatus(context: ServerContext): ImportStatus {
  return running.get(context) ?? IDLE;
}

/** Runs one import; `tell` records how far it is. Throws ApiError too_many_requests while another one runs. */
export async function asImport<T>(
  context: ServerContext,
  work: (tell: (change: Partial<ImportStatus>) => void) => Promise<T>,
): Promise<T> {
  if (running.has(context)) throw new ApiError("too_many_requests", "다른 가져오기가 진행 중입니다.");
  const startedAt = new Date(context.clock.now()).toISOString();
  let status: ImportStatus = { ...IDLE, phase: "receiving", startedAt };
  running.set(context, status);
  try {
    return await work((change) => {
      status = { ...status, ...change };
      running.set(context, status);
    });
  } finally {
    running.delete(context);
  }
}
