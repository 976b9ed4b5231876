// Machines with a fault each: what the tool says of it. Most of them are covered whole, and the fault shows all the same.
import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { examine, isFull } from "../../../paths/any/examine.ts";
import type { FindingKind } from "../../../paths/any/finding.ts";
import { loadMachines } from "../../../paths/command/load.ts";
import { runFile } from "../../../paths/command/run-file.ts";
import { typesIn } from "../../../paths/command/types.ts";

const FAULTS = join(import.meta.dirname, "faults");

/** By file: what must be found as a fault, or to be looked at; and whether every state and transition is covered nevertheless. */
interface Planted {
  finds: readonly FindingKind[];
  about: string;
  isFull: boolean;
  isNote?: true;
}
const TABLE: Readonly<Record<string, Planted>> = {
  "chance-in-guard": { finds: ["chance"], about: "isHeads", isFull: true },
  "dead-end": { finds: ["no way out"], about: "stuck", isFull: true },
  "dead-guard": { finds: ["dead guard", "unreachable"], about: "context.count < 0", isFull: false },
  "endless-always": { finds: ["endless"], about: "still push (push)", isFull: true },
  "failure-not-taken": { finds: ["error not taken"], about: "put", isFull: true },
  "final-without-output": { finds: ["no output"], about: "order.paying", isFull: true },
  "history-without-memory": { finds: ["history remembers nothing"], about: "other.last", isFull: true },
  // What is kept decides a guard, as it does in a watch that stops: what comes of it is said.
  "kept-in-guard": { finds: ["not reset"], about: "tries", isFull: true, isNote: true },
  "lost-in-region": { finds: ["lost in a region"], about: "sound.muted", isFull: true },
  "lost-raise": { finds: ["lost raise"], about: "saved", isFull: true },
  "missing-parts": { finds: ["missing"], about: "isReady", isFull: true },
  "no-parent": { finds: ["no parent"], about: "child.finished", isFull: true },
  // Nothing of the machine reads what is kept.
  "not-reset": { finds: ["not reset"], about: "goods", isFull: true, isNote: true },
  "race-of-invokes": { finds: ["race"], about: "done server", isFull: true },
  "same-instant": { finds: ["same instant"], about: "1000", isFull: true },
  "send-to-nobody": { finds: ["nobody there"], about: "ghost", isFull: true },
  shadowed: { finds: ["shadowed", "unreachable"], about: "before pass [isOld]", isFull: false },
  "stopped-actor": { finds: ["stopped actor"], about: "ping", isFull: true },
  "throw-in-assign": { finds: ["throws"], about: "assign name", isFull: true },
  "throw-in-guard": { finds: ["throws"], about: "context.rows.length > 0", isFull: false },
  "timer-runs-on": { finds: ["timer runs on"], about: "timeUp", isFull: true },
  unreachable: { finds: ["unreachable"], about: "forgotten", isFull: false },
  "waits-for-nothing": { finds: ["done not taken"], about: "put", isFull: true },
  "wrong-history": { finds: ["history"], about: "menu", isFull: true },
};

const files = globSync("*.ts", { cwd: FAULTS }).map((file) => basename(file, ".ts"));

describe("planted faults", () => {
  it("are all in the table", () => {
    expect(files.toSorted()).toEqual([...Object.keys(TABLE), "misspelt-target", "hangs", "throwing-action"].toSorted());
  });
  it.each(Object.entries(TABLE))("%s is found", async (name, { finds, about, isFull: covers, isNote = false }) => {
    const file = join(FAULTS, `${name}.ts`);
    const { machines } = await loadMachines(file);
    const [one] = machines;
    const examined = await examine(one?.machine as never, typesIn(file), {}, { isRoot: one?.isRoot === true });
    const kinds = examined.findings.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining([...finds]));
    const found = examined.findings.filter(({ kind }) => finds.includes(kind));
    expect(found.flatMap((finding) => finding.about)).toContain(about);
    expect(found.some(({ severity }) => severity === "fault")).toBe(!isNote);
    expect(isFull(examined)).toBe(covers);
  });
  it("a target that does not exist is one finding, and the machine beside it is examined", async () => {
    const { machines } = await loadMachines(join(FAULTS, "misspelt-target.ts"));
    expect(machines.map(({ name, machine }) => [name, machine !== null])).toEqual([
      ["misspelt", false],
      ["right", true],
    ]);
    expect(String(machines[0]?.error)).toContain("Child state 'opne' does not exist");
  });
  it("a machine that hangs is ended and is one finding, and the machine after it is examined", async () => {
    const asked = { file: join(FAULTS, "hangs.ts"), language: "en", model: null, only: null, numbers: {} } as const;
    const reports = await runFile(asked, 2);
    expect(reports.map(({ name, findings }) => [name, findings.map(({ kind }) => kind)])).toEqual([
      ["stuck", ["hangs"]],
      ["after", []],
    ]);
  });
  it("what an action throws is a finding, and what it may not reach is told apart from it", async () => {
    const asked = {
      file: join(FAULTS, "throwing-action.ts"),
      language: "en",
      model: null,
      only: null,
      numbers: {},
    } as const;
    const [report] = await runFile(asked, 60);
    expect(
      report?.findings.map(({ kind, about: [name, what] }) => [kind, name, kind === "throws" ? "" : what]),
    ).toEqual(
      expect.arrayContaining([
        ["throws", "tellName", ""],
        ["throws", "keepName", ""],
        ["not run", "tellPage", "document"],
        ["not run", "tellFile", "fs.writeFileSync"],
      ]),
    );
    expect(existsSync("/statechart-paths-was-here")).toBe(false);
  });
});
