// For `npm run verify -- wiring-faults`: the page is instrumented, and a walk leaves out one place of its wiring, or
// writes down the places that it comes to.
import { appendFileSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";
import { installWiring } from "../../wiring/runtime.ts";

/** What the walk is told by its environment. */
interface WiringRun {
  /** The id of the place that is left out. */
  WIRING_DROPPED?: string;
  /** The file that takes a line for each place. */
  WIRING_REACHED?: string;
}

/** Does nothing on a page that is not instrumented. */
export async function wireContext(context: BrowserContext): Promise<void> {
  const { WIRING_DROPPED: dropped, WIRING_REACHED: file }: WiringRun = process.env;
  if (dropped === undefined && file === undefined) return;
  await context.exposeFunction("__wiringReached", (id: string) => {
    if (file !== undefined) appendFileSync(file, `${id}\n`);
  });
  const tell = "(id) => void globalThis.__wiringReached(id)";
  await context.addInitScript(`(${installWiring.toString()})(${tell}).drop(${JSON.stringify(dropped ?? null)})`);
}
