// The machines of a file, each within its time: a worker that is ended where it hangs, and goes on with the next.
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { failedReport, type Report } from "./report.ts";
import type { Asked, Told } from "./worker.ts";

const WORKER = new URL(`./worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url);
/** In MiB: a machine without end is to end before the computer does. */
const MOST_MEMORY = 2_048;

interface Run {
  reports: Report[];
  /** The machine that was begun and not ended. */
  open: { name: string; index: number } | null;
  wasEnded: boolean;
  error: Error | null;
}

function runOnce(asked: Asked, seconds: number): Promise<Run> {
  const run: Run = { reports: [], open: null, wasEnded: false, error: null };
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, {
      workerData: asked,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    // What the machine prints is not what was asked for.
    worker.stdout.resume();
    worker.stderr.resume();
    const end = (): void => {
      run.wasEnded = true;
      void worker.terminate();
    };
    let timer = setTimeout(end, seconds * 1_000);
    worker.on("message", (told: Told) => {
      clearTimeout(timer);
      timer = setTimeout(end, seconds * 1_000);
      if ("begins" in told) run.open = { name: told.begins, index: told.index };
      else {
        run.open = null;
        run.reports.push(told.report);
      }
    });
    worker.on("error", (error: Error) => (run.error = error));
    worker.on("exit", () => {
      clearTimeout(timer);
      resolve(run);
    });
  });
}

/** One report a machine; one that hangs or falls has a report that says so. */
export async function runFile(asked: Omit<Asked, "from">, seconds: number): Promise<Report[]> {
  const reports: Report[] = [];
  for (let from = 0; ;) {
    const run = await runOnce({ ...asked, from }, seconds);
    reports.push(...run.reports);
    const { open, wasEnded, error } = run;
    if (!open && !wasEnded && !error) return reports;
    const about = error && !wasEnded ? [error.message] : [String(seconds)];
    reports.push(
      failedReport(open?.name ?? asked.file, {
        kind: error && !wasEnded ? "does not load" : "hangs",
        severity: "fault",
        about,
        way: null,
      }),
    );
    if (!open) return reports;
    from = open.index + 1;
  }
}
