// Loads a machine from sources of which one is changed. Everything under src is loaded anew beside what is
// running, under an address of its own; the packages are shared.
import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { StateMachine, type AnyStateMachine } from "xstate";
import { chartConfig, machineFrom } from "./chart-config.ts";

export const ROOT = join(import.meta.dirname, "..", "..");
const SOURCES = pathToFileURL(join(ROOT, "src")).href;
const MARK = "mutant";

/** Changed files by the number in the address. */
const changed = new Map<string, { file: string; text: string }>();
const plain = new Map<string, string>();
let isHooked = false;

const markOf = (address: string | undefined): string | null =>
  address?.startsWith(SOURCES) ? new URL(address).searchParams.get(MARK) : null;

function sourceOf(file: string): string {
  const source = plain.get(file) ?? stripTypeScriptTypes(readFileSync(file, "utf8"));
  plain.set(file, source);
  return source;
}

function hook(): void {
  if (isHooked) return;
  isHooked = true;
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const mark = markOf(context.parentURL);
      return mark !== null && found.url.startsWith(SOURCES) ? { ...found, url: `${found.url}?${MARK}=${mark}` } : found;
    },
    load: (url, context, next) => {
      const mark = markOf(url);
      if (mark === null) return next(url, context);
      const file = fileURLToPath(url.slice(0, url.indexOf("?")));
      const change = changed.get(mark);
      const source = change?.file === file ? stripTypeScriptTypes(change.text) : sourceOf(file);
      return { format: "module", source, shortCircuit: true };
    },
  });
}

/** The machine of a folder of src/machines as it would be were the file's text this. */
export async function loadMutated(machine: string, file: string, text: string): Promise<AnyStateMachine> {
  hook();
  const mark = String(changed.size + 1);
  changed.set(mark, { file: join(ROOT, file), text });
  const address = `${pathToFileURL(join(ROOT, "src", "machines", machine, `${machine}.machine.ts`)).href}?${MARK}=${mark}`;
  const exported = (await import(address)) as Readonly<Record<string, unknown>>;
  const found = Object.values(exported).find((one) => one instanceof StateMachine && one.id === machine);
  if (!found) throw new Error(`${machine}.machine.ts exports no machine ${machine}`);
  const loaded = found as AnyStateMachine;
  return machineFrom(chartConfig(loaded), loaded);
}
