// The numbered cases of a machine that nobody wrote a model for.
import { join } from "node:path";
import { expect, it } from "vitest";
import { casesOf } from "../../../paths/any/cases.ts";
import { examine, type Examined } from "../../../paths/any/examine.ts";
import { casesMarkdown } from "../../../paths/command/cases-text.ts";
import { loadMachines } from "../../../paths/command/load.ts";
import { typesIn } from "../../../paths/command/types.ts";
import { speak } from "../../../paths/lib/language.ts";

const FILE = join(import.meta.dirname, "lamp.ts");

async function lamp(): Promise<Examined> {
  const { machines } = await loadMachines(FILE);
  return examine(machines[0]?.machine as never, typesIn(FILE));
}

it("cover every transition and refusal together, each on the shortest way to its purpose", async () => {
  const { whole, ...rest } = await lamp();
  const cases = casesOf("lamp", { whole, ...rest }, {});
  const targets = whole.edges.flatMap((edge) => edge.covers ?? [...edge.transitions, ...edge.followers]);
  expect(new Set(cases.flatMap(({ covers }) => covers))).toEqual(new Set(targets));
  expect(cases.map(({ id }) => id)).toEqual(["LAMP-001", "LAMP-002", "LAMP-003", "LAMP-004"]);
  for (const { purpose, covers, steps } of cases) {
    expect(covers).toContain(purpose);
    expect(steps.length).toBeLessThanOrEqual(3);
  }
});
it("keep their numbers while others come and go, and no number is given twice", async () => {
  const examined = await lamp();
  const numbers: Record<string, number> = {};
  const before = casesOf("lamp", examined, numbers);
  const [first, ...others] = before;
  // The purpose of the first was called otherwise, and one was there that is gone.
  const known: Record<string, number> = Object.fromEntries(
    Object.entries(numbers).filter(([purpose]) => purpose !== first?.purpose),
  );
  known["a transition of before"] = 9;
  const after = casesOf("lamp", examined, known);
  const idsOf = (all: typeof before) => Object.fromEntries(all.map(({ purpose, id }) => [purpose, id]));
  for (const { purpose, id } of others) expect(idsOf(after)[purpose]).toBe(id);
  expect(idsOf(after)[first?.purpose ?? ""]).toBe("LAMP-010");
});
it("say who does what with which data, and what a refusal leaves", async () => {
  speak("en");
  const text = casesMarkdown("lamp", casesOf("lamp", await lamp(), {}));
  expect(text).toContain("# lamp: 4 cases");
  expect(text).toContain('| 2 | you send | dim/by=50 | `{"by":50}` | refused: stays in on | ☐ |');
  expect(text).toContain("| time passes | after 60000 |");
});
