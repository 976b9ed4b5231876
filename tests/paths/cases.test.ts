// The cases by hand of each machine that has them: whole, short, numbered, and true of the machine.
import { describe, expect, it } from "vitest";
import { walkHeadless } from "../../paths/lib/walk.ts";
import { beginningOf } from "../../paths/lib/ways-by-hand.ts";
import {
  casesOfMachine,
  gapsOf,
  graphOf,
  handsByMachine,
  keptNumbers,
  targetsOfMachine,
} from "../../scripts/lib/hand-cases.ts";
import { PATH_MODELS } from "./registry.ts";

const hands = await handsByMachine();

it("every machine has cases by hand", () => {
  expect(Object.keys(PATH_MODELS).filter((machine) => !(machine in hands))).toEqual([]);
});

describe.each(Object.entries(hands))("cases of %s", (machine, hand) => {
  const numbers = keptNumbers(machine);
  const kept = { ...numbers };
  const { cases, scriptOnly } = casesOfMachine(machine, hand, numbers);

  it("say how each event comes about, and of none that is not there", () => {
    expect(gapsOf(machine, hand)).toEqual([]);
  });
  it("have the numbers that are kept beside the machine: npm run paths -- cases --number", () => {
    expect(numbers).toEqual(kept);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });
  it("take every target, or say why only a script can", () => {
    const told = new Set([...cases.flatMap(({ covers }) => covers), ...scriptOnly.map(({ target }) => target)]);
    expect([...targetsOfMachine(machine)].filter((target) => !told.has(target))).toEqual([]);
    expect(scriptOnly.filter(({ why }) => !/[가-힣]/.test(why))).toEqual([]);
  });
  it("have one to twelve steps of somebody, each with what is seen then", () => {
    for (const { id, steps } of cases) {
      expect(steps.length, id).toBeGreaterThan(0);
      expect(steps.length, id).toBeLessThanOrEqual(12);
      for (const { does } of steps) expect(does, id).toMatch(/[가-힣]/);
      expect(steps.at(-1)?.expects, id).not.toEqual([]);
    }
  });
  it("block only what a browser takes as a pattern", () => {
    const told = cases.flatMap(({ precondition, steps }) => [...precondition.data, ...steps.map(({ does }) => does)]);
    const patterns = told.flatMap((text) => [...text.matchAll(/`([^`]*\*[^`]*)`/g)].map(([, pattern = ""]) => pattern));
    for (const pattern of new Set(patterns)) expect(() => new URLPattern(pattern), pattern).not.toThrow();
  });
  it("walk on the machine as they are written", async () => {
    for (const model of PATH_MODELS[machine] ?? []) {
      const graph = graphOf(model);
      const before = beginningOf({ machine, model, graph, hand });
      for (const { path } of cases.filter(({ start }) => start === (model.start?.name ?? "")))
        await expect(
          walkHeadless(model, graph, [...before, ...path], { taken: new Set(), seen: new Set() }),
        ).resolves.toBeUndefined();
    }
  });
});

it("no two machines share the letters of their ids", () => {
  const codes = Object.values(hands).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});
