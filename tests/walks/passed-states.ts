// States that a machine leaves by itself, at once: the document has shown each of them, and remembers it here.
import { expect } from "@playwright/test";
import type { Walk } from "./lib/walk.ts";

const MARK = "passed states before this step";

export interface PassedStates {
  /** On an empty page, before its first address. */
  watch: (walk: Walk) => Promise<void>;
  /** What passes is counted from now on. */
  begin: (walk: Walk) => Promise<void>;
  /** Waits until the state has passed, or is there, since the last `begin`. */
  expect: (walk: Walk, state: string) => Promise<void>;
}

/** All values of an attribute of <html>, those that no screen has ever shown too. */
export function passedStates(attribute: string): PassedStates {
  const read = ({ page }: Walk): Promise<string[]> =>
    page.evaluate((name) => {
      const { passed } = window as unknown as { passed?: string[] };
      return [...(passed ?? []), document.documentElement.getAttribute(name) ?? ""];
    }, attribute);
  return {
    watch: async ({ context }) => {
      await context.addInitScript((name) => {
        const passed: string[] = [];
        Object.assign(window, { passed });
        // There is no element yet; the document is there. Each record holds what stood before it.
        new MutationObserver((records) => passed.push(...records.map(({ oldValue }) => oldValue ?? ""))).observe(
          document,
          { subtree: true, attributeFilter: [name], attributeOldValue: true },
        );
      }, attribute);
    },
    begin: async (walk) => void walk.notes.set(MARK, (await read(walk)).length),
    expect: (walk, state) =>
      expect.poll(async () => (await read(walk)).slice(Number(walk.notes.get(MARK) ?? 0))).toContain(state),
  };
}
