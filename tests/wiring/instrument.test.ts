import { describe, expect, it } from "vitest";
import { instrument, isWired } from "./instrument.ts";
import { allSites } from "./sites.ts";

const idsOf = (text: string): string[] => instrument("src/main/one.ts", text).sites.map(({ says }) => says);

describe("the places that wire the page", () => {
  it("are the sends, the provided actions and the actor logics", () => {
    const text = `
      const made = machine.provide({
        actors: { read: fromPromise(() => call()) },
        actions: { tell: () => other.send({ type: "told" }), leave, ...more },
      });
      const calls = { watch: fromCallback(({ sendBack }) => sendBack({ type: "x" })) };
      actor?.send(event);`;
    expect(idsOf(text)).toEqual([
      "fromPromise(() => call())",
      `() => other.send({ type: "told" })`,
      `other.send({ type: "told" })`,
      "leave",
      `fromCallback(({ sendBack }) => sendBack({ type: "x" }))`,
      "actor?.send(event)",
    ]);
  });

  it("can be left out one by one", () => {
    const { text } = instrument("src/ui/one.tsx", `const b = <B onClick={() => a.send(e)} />; a.send(a.send(f));`);
    expect(text).toBe(
      `const b = <B onClick={() => __wiring.send("src/ui/one.tsx#0", () => a.send(e))} />; ` +
        `__wiring.send("src/ui/one.tsx#1", () => a.send(__wiring.send("src/ui/one.tsx#2", () => a.send(f))));`,
    );
    expect(instrument("src/main/one.ts", "m.provide({ actions: { leave } })").text).toBe(
      `m.provide({ actions: { leave: __wiring.action("src/main/one.ts#0", leave) } })`,
    );
  });

  it("are found in the page's own files, and in no test", () => {
    const files = new Set(allSites().map(({ id }) => id.split("#")[0] ?? ""));
    expect(files.size).toBeGreaterThan(10);
    expect([...files].filter((file) => !isWired(file))).toEqual([]);
    expect(["src/main/a.test.ts", "src/ui/a.stories.tsx", "src/machines/a/a.ts"].filter(isWired)).toEqual([]);
  });
});
