// The package as others get it: packed, installed in an empty folder without a network, run on a file there.
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..");
const folder = mkdtempSync(join(tmpdir(), "packed-"));
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: folder, encoding: "utf8", env: { ...process.env, LANG: "C.UTF-8", LC_ALL: "" } });
const walk = (...args: string[]) => run(process.execPath, join("node_modules", ".bin", "statechart-paths"), ...args);

beforeAll(() => {
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: join(root, "paths"),
    encoding: "utf8",
  });
  const [file] = /statechart-paths-[\d.]+\.tgz/.exec(packed) ?? [];
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const own = ["xstate", "rolldown"].map((name) => `file:${join(root, "node_modules", name)}`);
  execFileSync(
    "npm",
    [
      "install",
      "--offline",
      "--install-links=false",
      "--legacy-peer-deps",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      `./${file}`,
      ...own,
    ],
    { cwd: folder },
  );
  copyFileSync(join(import.meta.dirname, "lamp.ts"), join(folder, "lamp.ts"));
  copyFileSync(join(import.meta.dirname, "faults", "lost-raise.ts"), join(folder, "editor.ts"));
  copyFileSync(join(import.meta.dirname, "faults", "throwing-action.ts"), join(folder, "tracker.ts"));
  copyFileSync(join(import.meta.dirname, "faults", "hangs.ts"), join(folder, "hangs.ts"));
}, 300_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("walks a machine, in Korean and in English", () => {
  const korean = walk("lamp.ts", "--lang", "ko");
  expect(korean.stdout).toContain("lamp\n모두 덮음: 상태 3/3 · 전이 5/5");
  expect(korean.status).toBe(0);
  const english = walk("lamp.ts", "--lang", "en", "--format", "md");
  expect(english.stdout).toContain("## full: states 3/3 · transitions 5/5");
  expect(english.stdout).toContain("stateDiagram-v2");
});
it("ends with 1 for a fault, and with 2 where it is misused", () => {
  const faulty = walk("editor.ts", "--lang", "en");
  expect([faulty.status, faulty.stdout]).toEqual([1, expect.stringContaining("raises saved, which nothing takes")]);
  expect(walk("nothing.ts").status).toBe(2);
  expect(walk("lamp.ts", "--format", "cvs").stderr).toContain("text, md, json, mermaid");
});
it("ends a machine that hangs", () => {
  const hanging = walk("hangs.ts", "--lang", "en", "--seconds", "2");
  expect(hanging.status).toBe(1);
  expect(hanging.stdout).toContain("does not come to an end within 2 s");
  expect(hanging.stdout).toContain("after\nfull");
});
it("writes a file for each format", () => {
  walk("lamp.ts", "--out", "out");
  expect(["md", "cases.md", "json", "mmd"].map((ending) => existsSync(join(folder, "out", `lamp.${ending}`)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
it("numbers the cases, and keeps the numbers in a file", () => {
  const first = walk("lamp.ts", "--lang", "en", "--format", "cases", "--cases", "numbers.json");
  expect(first.stdout).toContain("## LAMP-001 ");
  const kept = JSON.parse(readFileSync(join(folder, "numbers.json"), "utf8")) as { lamp: Record<string, number> };
  const moved = {
    lamp: Object.fromEntries(Object.entries(kept.lamp).map(([purpose, number]) => [purpose, number + 20])),
  };
  writeFileSync(join(folder, "numbers.json"), JSON.stringify(moved));
  const second = walk("lamp.ts", "--lang", "en", "--format", "cases", "--cases", "numbers.json");
  expect(second.stdout).toContain("## LAMP-021 ");
  expect(second.stdout).not.toContain("## LAMP-001 ");
  writeFileSync(join(folder, "other.json"), '{"name": "else"}');
  expect(walk("lamp.ts", "--cases", "other.json").status).toBe(2);
});
it("runs actions: what they throw is a finding, and nothing is written", () => {
  const tracked = walk("tracker.ts", "--lang", "en");
  expect([tracked.status, tracked.stdout]).toEqual([1, expect.stringContaining('"tellName" throws at hidden show')]);
  expect(tracked.stdout).toContain("it asks for fs.writeFileSync");
});
it("asks in a file for what it cannot know, and goes by what is filled in", () => {
  writeFileSync(
    join(folder, "safe.ts"),
    `import { setup } from "xstate";
const isRight = (code: string) => [...code].reverse().join("") === "terces";
export const safe = setup({ types: { events: {} as { type: "try"; code: string } } }).createMachine({
  id: "safe", initial: "shut",
  states: { shut: { on: { try: { guard: ({ event }) => isRight(event.code), target: "open" } } }, open: { on: { try: "shut" } } },
});`,
  );
  const first = walk("safe.ts", "--lang", "en", "--model", "safe.cases.mjs");
  expect([first.status, first.stdout]).toEqual([
    1,
    expect.stringContaining('which payload makes "isRight(event.code)" true?'),
  ]);
  const asked = readFileSync(join(folder, "safe.cases.mjs"), "utf8");
  expect(asked).toContain("// asked: shut try");
  writeFileSync(
    join(folder, "safe.cases.mjs"),
    asked.replace('{"code":""}', '{"code":"secret"}').replace('{"code":"code"}', '{"code":"secret"}'),
  );
  const second = walk("safe.ts", "--lang", "en", "--model", "safe.cases.mjs");
  expect([second.status, second.stdout]).toEqual([0, expect.stringContaining("full: states 2/2 · transitions 2/2")]);
});
it("has an entry for code", () => {
  writeFileSync(
    join(folder, "code.mjs"),
    `import { examine, isFull } from "statechart-paths";\nimport { createMachine } from "xstate";\nconst one = await examine(createMachine({ initial: "a", states: { a: { on: { go: "b" } }, b: {} } }));\nconsole.log(isFull(one));`,
  );
  expect(run(process.execPath, "code.mjs").stdout).toBe("true\n");
});
