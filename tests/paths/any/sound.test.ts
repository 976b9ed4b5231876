import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { examine, isFull } from "../../../paths/any/examine.ts";
import { loadMachines, type Loaded } from "../../../paths/command/load.ts";
import { asVersion5 } from "../../../paths/any/six.ts";
import { typesIn } from "../../../paths/command/types.ts";

const FILE = join(import.meta.dirname, "sound.ts");

describe("machines that nobody wrote a model for", () => {
  let loaded: Loaded;
  beforeAll(async () => {
    loaded = await loadMachines(FILE);
  });

  it("are read, exported or not, and a package that is not there has a stand-in", () => {
    expect(loaded.machines.map(({ name }) => name)).toEqual(["rows", "visit", "door"]);
    expect(loaded.standIns).toEqual(["a-package-that-nobody-installed"]);
  });
  it.each(["rows", "visit", "door"])("%s is covered whole, and nothing is wrong with it", async (name) => {
    const one = loaded.machines.find((machine) => machine.name === name);
    const examined = await examine(one?.machine as never, typesIn(FILE));
    expect(examined.findings).toEqual([]);
    expect(isFull(examined)).toBe(true);
  });
  it("the same machine has the same paths each time", async () => {
    const labels = async (): Promise<string[][]> => {
      const examined = await examine(loaded.machines[0]?.machine as never, typesIn(FILE));
      return examined.paths.map((path) => path.map(({ label }) => label));
    };
    expect(await labels()).toEqual(await labels());
  });
});

describe("machines of XState 6", () => {
  const file = join(import.meta.dirname, "six.machines.mjs");
  it("are read where the targets of their functions are literals", async () => {
    const { machines } = await loadMachines(file);
    expect(machines.map(({ name, version }) => [name, version])).toEqual([
      ["reader", 6],
      ["unknown", 6],
    ]);
    const examined = await examine(asVersion5(machines[0]?.machine), typesIn(file));
    expect(examined.findings).toEqual([]);
    expect(isFull(examined)).toBe(true);
  });
  it("are named with the place and the reason where not", async () => {
    const { machines } = await loadMachines(file);
    expect(() => asVersion5(machines[1]?.machine)).toThrow(
      'XState 6: a go: the target "event.where" of a transition function is no literal, so its branches are not known',
    );
  });
});
