// What can be wrong with what the guards and the actions of a chart say.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { loadMutated, ROOT } from "./load-mutated.ts";
import type { Mutant } from "./mutant.ts";
import { slipsOf } from "./operators.ts";
import { MUTANT_NOTES } from "./notes.ts";

export function sourceMutants(machine: string): Mutant[] {
  const folder = `src/machines/${machine}`;
  const { boundaries: rules = {}, sources = [] } = MUTANT_NOTES[machine] ?? {};
  const own = [`${machine}.machine.ts`, ...sources].map((file) => `${folder}/${file}`);
  const times = new Map<string, number>();
  return [...own, ...Object.keys(rules)].flatMap((file) =>
    slipsOf(readFileSync(join(ROOT, file), "utf8"), rules[file]).map(({ was, is, text }): Mutant => {
      const id = `comparison: ${basename(file)}: ${was} → ${is}`;
      const time = (times.get(id) ?? 0) + 1;
      times.set(id, time);
      return {
        id: time === 1 ? id : `${id} (${time})`,
        kind: "comparison",
        near: { transitions: [], state: null },
        make: () => loadMutated(machine, file, text),
      };
    }),
  );
}
