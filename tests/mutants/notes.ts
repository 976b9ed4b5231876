// What each machine's folder says of its mutants.
import type { MutantNotes } from "../../paths/lib/mutant-notes.ts";
import { machineModules } from "../paths/registry.ts";

const modules = Object.entries(await machineModules("mutants"));

/** By the folder of the machine; a machine without notes has none. */
export const MUTANT_NOTES: Readonly<Record<string, MutantNotes>> = Object.fromEntries(
  modules.flatMap(([path, module]) => {
    const folder = /([^/\\]+)[/\\][^/\\]+$/.exec(path)?.[1] ?? "";
    return Object.values(module as Record<string, MutantNotes>).map((notes) => [folder, notes]);
  }),
);
