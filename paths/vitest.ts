// A machine as tests of Vitest: one for each path, one for what is wrong with it, one for what no path covers.
import { describe, expect, it } from "vitest";
import type { AnyStateMachine } from "xstate";
import { examine, isFull, NO_TYPES } from "./any/examine.ts";
import type { Finding } from "./any/finding.ts";
import type { Given } from "./any/read-machine.ts";
import { findingText } from "./command/finding-text.ts";
import { walkHeadless } from "./lib/walk.ts";

export interface MachineTests {
  /** Payloads that the machine cannot tell. */
  cases?: Given;
  /** Findings that are known and meant. */
  allows?: (finding: Finding) => boolean;
}

/** Registers the tests of a machine; to be awaited at the top of a test file. */
export async function testMachine(
  machine: AnyStateMachine,
  { cases = {}, allows = () => false }: MachineTests = {},
): Promise<void> {
  const examined = await examine(machine, NO_TYPES, cases);
  const { read, whole, paths, findings } = examined;
  describe(`the machine ${machine.id}`, () => {
    paths.forEach((path, index) => {
      it(`path ${index + 1}: ${path.map(({ label }) => label).join(" › ")}`, async () => {
        await expect(
          walkHeadless(read.walkModel, whole, path, { taken: new Set(), seen: new Set() }),
        ).resolves.toBeUndefined();
      });
    });
    it("has no fault", () => {
      expect(findings.filter((one) => one.severity === "fault" && !allows(one)).map(findingText)).toEqual([]);
    });
    it("is covered whole", () => {
      expect(findings.filter((one) => one.severity === "ask").map(findingText)).toEqual([]);
      expect(isFull(examined)).toBe(true);
    });
  });
}
