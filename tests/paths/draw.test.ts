// Charts as files, and two versions of a chart side by side.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import * as v from "valibot";
import { afterAll, describe, expect, it, vi } from "vitest";
import { runPaths } from "../../scripts/paths.ts";
import { ComparedFile } from "../../workshop/machines/compared.ts";

const folder = mkdtempSync(join(tmpdir(), "hanpan-draw-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function paths(...args: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const spies = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line) => void said.push(String(line))),
  );
  process.exitCode = 0;
  try {
    await runPaths(args);
    return { code: Number(process.exitCode ?? 0), said: said.join("\n") };
  } finally {
    process.exitCode = 0;
    for (const spy of spies) spy.mockRestore();
  }
}

const machineFile = (name: string, guard: string, target: string): string => {
  const file = join(folder, name);
  writeFileSync(
    file,
    `import { setup } from "xstate";
export const lamp = setup({ guards: { isDark: () => true, isLate: () => true } }).createMachine({
  id: "lamp",
  initial: "off",
  states: { off: { on: { press: { guard: "${guard}", target: "${target}" } } }, ${target}: { invoke: { src: "warm" } } },
});
`,
  );
  return file;
};

describe("draw", () => {
  it("writes a picture that stands alone, light and dark", async () => {
    const { code } = await paths("draw", "loading-bar", "slip-leg", "--out", folder);
    expect(code).toBe(0);
    const svg = readFileSync(join(folder, "loading-bar.svg"), "utf8");
    expect(XMLValidator.validate(svg)).toBe(true);
    const { svg: root } = new XMLParser({ ignoreAttributes: false }).parse(svg) as { svg: Record<string, unknown> };
    expect(root).toMatchObject({ "@_xmlns": "http://www.w3.org/2000/svg", title: "loading-bar" });
    expect(svg).toContain("prefers-color-scheme: dark");
    expect(svg).toContain("Pretendard");
    expect(svg).not.toMatch(/var\(|https?:(?!\/\/www\.w3\.org)|<image|@import|font-face/);
    expect(existsSync(join(folder, "slip-leg.svg"))).toBe(true);
  });

  it("writes a picture of a file's machines, and one of points where that is asked for", async () => {
    const { code } = await paths("draw", machineFile("lamp.ts", "isDark", "on"), "--svg", "--png", "--out", folder);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, "lamp.svg"), "utf8")).toContain("press [isDark]");
    const png = readFileSync(join(folder, "lamp.png"));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBeGreaterThan(200);
  });

  it("names the nearest machine, and asks for one", async () => {
    expect(await paths("draw", "loading-bra")).toMatchObject({ code: 2, said: expect.stringContaining("loading-bar") });
    expect((await paths("draw")).code).toBe(2);
  });
});

describe("compare", () => {
  const comparedIn = (name: string) => v.parse(ComparedFile, JSON.parse(readFileSync(join(folder, name), "utf8")));

  it("says what came, went and changed between two files, and draws both in one", async () => {
    const [old, young] = [machineFile("old.ts", "isDark", "on"), machineFile("young.ts", "isLate", "bright")];
    const { code, said } = await paths("compare", old, young, "--out", folder);
    expect(code).toBe(0);
    expect(said).toContain("+ bright");
    expect(said).toContain("− on");
    expect(said).toContain("~ off press  (가드: isDark → isLate, 가는 곳: on → bright)");
    const { chart } = comparedIn("lamp.json");
    expect(chart.states.map(({ id, mark }) => [id, mark])).toEqual([
      ["", undefined],
      ["off", undefined],
      ["bright", "came"],
      ["on", "went"],
    ]);
    expect(chart.arrows.map(({ id, lines }) => [id, lines.map(({ mark }) => mark)])).toEqual([
      ["off → bright", ["changed"]],
      ["off → on", ["went"]],
    ]);
    const svg = readFileSync(join(folder, "lamp.svg"), "utf8");
    for (const sign of ["+ bright", "− on", "~ press [isLate]", "− press [isDark]"]) expect(svg).toContain(sign);
  });

  it.runIf(existsSync(join(import.meta.dirname, "../../.git")))("reads a version of git, with its cases", async () => {
    const { code, said } = await paths("compare", "loading-bar", "HEAD", "HEAD", "--out", folder);
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining("차트는 같습니다.") });
    expect(comparedIn("loading-bar.json")).toMatchObject({ differences: [], cases: [], casesProblem: null });
  });

  it("refuses what it does not know", async () => {
    expect((await paths("compare", "loading-bar", "no-such-revision")).code).toBe(2);
    expect((await paths("compare", "loading-bar")).code).toBe(2);
  });
});
