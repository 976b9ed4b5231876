// The thread that judges an upload: a file that is slow to read costs its own time, not that of the calls.
import { parentPort, workerData } from "node:worker_threads";
import { ApiError } from "../../../errors.ts";
import { judge, type JudgeJob, type Judgement } from "./judge.ts";

export type JudgeMessage =
  | { kind: "progress"; rows: number }
  | { kind: "judged"; judgement: Judgement }
  | { kind: "refused"; code: ApiError["code"]; message: string; details: Record<string, unknown> };

function say(message: JudgeMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(message);
}
try {
  const judgement = await judge(workerData as JudgeJob, (rows) => say({ kind: "progress", rows }));
  say({ kind: "judged", judgement });
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  const { code, message, details } = error;
  say({ kind: "refused", code, message, details });
}
