// Judging in a thread of its own, bounded in time and memory.
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { ApiError } from "../../../errors.ts";
import type { JudgeJob, Judgement } from "./judge.ts";
import type { JudgeMessage } from "./judge-worker.ts";

const JUDGE_TIME_MS = 60_000;
const JUDGE_MEMORY_MB = 256;
const TOO_LONG = "CSV를 읽는 데 너무 오래 걸려 그만두었습니다. 따옴표를 확인하거나 파일을 나눠주세요.";
const TOO_LARGE = "CSV를 읽는 데 메모리가 모자랍니다. 파일을 나눠주세요.";

/** Throws ApiError what the judge refuses with, and bad_request when it takes more time or memory than it may. */
export async function judgeApart(
  job: JudgeJob,
  progress: (rows: number) => void,
  timeMs = JUDGE_TIME_MS,
): Promise<Judgement> {
  const worker = new Worker(join(import.meta.dirname, "judge-worker.ts"), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: JUDGE_MEMORY_MB },
    // Those of a debugger or a test runner are not for it.
    execArgv: [],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Judgement>((resolve, reject) => {
      timer = setTimeout(() => reject(new ApiError("bad_request", TOO_LONG)), timeMs);
      worker.on("message", (message: JudgeMessage) => {
        if (message.kind === "progress") progress(message.rows);
        else if (message.kind === "judged") resolve(message.judgement);
        else reject(new ApiError(message.code, message.message, message.details));
      });
      worker.on("error", (error: Error & { code?: string }) =>
        reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new ApiError("bad_request", TOO_LARGE) : error),
      );
      worker.on("exit", (code) => reject(new Error(`the judge of an upload ended with ${code}`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
