// Examines the machines of one file, one after the other, and says when each begins: who waits may end it at any time.
import { parentPort, workerData } from "node:worker_threads";
import { examine } from "../any/examine.ts";
import type { Given } from "../any/read-machine.ts";
import type { CaseNumbers } from "../lib/case.ts";
import { speak, type Language } from "../lib/language.ts";
import { shutDoors } from "./doors.ts";
import { bundled, loadMachines, type LoadedMachine } from "./load.ts";
import { failedReport, reportOf, type Report } from "./report.ts";
import { typesIn } from "./types.ts";
import { asVersion5 } from "../any/six.ts";

export interface Asked {
  file: string;
  language: Language;
  /** A file with what somebody wrote of the machines; null without one. */
  model: string | null;
  only: string | null;
  /** The numbers of cases by the names of machines. */
  numbers: Readonly<Record<string, CaseNumbers>>;
  /** The first machine; those before it are done. */
  from: number;
}

export type Told = { begins: string; index: number } | { report: Report; index: number };

// A port of a worker has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (told: Told): void => parentPort?.postMessage(told);
const exit = process.exit.bind(process);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function reportOn(
  { name, machine, error, version, isRoot }: LoadedMachine,
  asked: Asked,
  given: Given,
  standIns: readonly string[],
): Promise<Report> {
  const failed = (reason: unknown): Report =>
    failedReport(name, { kind: "does not load", severity: "fault", about: [messageOf(reason)], way: null });
  if (!machine) return failed(error);
  try {
    const whole = version === 6 ? asVersion5(machine) : machine;
    return reportOf(
      name,
      await examine(whole, typesIn(asked.file), given, { isRoot, runsActions: true }),
      standIns,
      asked.numbers[name],
    );
  } catch (reason) {
    return failed(reason);
  }
}

async function work(asked: Asked): Promise<void> {
  speak(asked.language);
  const { machines, standIns } = await loadMachines(asked.file);
  const models = asked.model === null ? {} : ((await bundled(asked.model)).default as Readonly<Record<string, Given>>);
  // What was to be loaded is here: from now on nothing of the machines reaches the world.
  shutDoors();
  for (const [index, one] of machines.entries()) {
    if (index < asked.from || (asked.only !== null && asked.only !== one.name)) continue;
    tell({ begins: one.name, index });
    tell({ report: await reportOn(one, asked, models[one.name] ?? {}, standIns), index });
  }
}

// A machine that throws by itself later is no fault of the others.
process.on("uncaughtException", () => undefined);
process.on("unhandledRejection", () => undefined);
const asked = workerData as Asked;
try {
  await work(asked);
} catch (error) {
  tell({
    index: -1,
    report: failedReport(asked.file, {
      kind: "does not load",
      severity: "fault",
      about: [messageOf(error)],
      way: null,
    }),
  });
}
// What a file started goes on for as long as it likes: the work is done.
exit(0);
