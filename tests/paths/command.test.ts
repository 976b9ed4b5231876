import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runPaths } from "../../scripts/paths.ts";
import { PATH_MODELS } from "./registry.ts";

const script = join(import.meta.dirname, "..", "..", "scripts", "paths.ts");
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hanpan-paths-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The command in this process, with what it writes gathered. */
async function paths(...args: string[]): Promise<{ code: number; out: string; said: string }> {
  const [out, said]: [string[], string[]] = [[], []];
  const line =
    (into: string[]) =>
    (...words: unknown[]): void =>
      void into.push(`${words.join(" ")}\n`);
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0),
    vi.spyOn(console, "log").mockImplementation(line(out)),
    vi.spyOn(console, "error").mockImplementation(line(said)),
  ];
  process.exitCode = 0;
  try {
    await runPaths(args);
    return { code: Number(process.exitCode ?? 0), out: out.join(""), said: said.join("") };
  } finally {
    process.exitCode = 0;
    for (const spy of spies) spy.mockRestore();
  }
}

interface Written {
  model: string;
  proof: string;
  paths: { steps: { label: string }[] }[];
}

async function models(...args: string[]): Promise<Written[]> {
  return (JSON.parse((await paths(...args, "--format", "json")).out) as { models: Written[] }).models;
}

async function labelsOf(...args: string[]): Promise<string[]> {
  return (await models(...args)).flatMap((one) => one.paths.flatMap(({ steps }) => steps.map(({ label }) => label)));
}

describe("npm run paths", () => {
  it("prints the cases that a person does, and as a table into a file", async () => {
    const { out, code } = await paths("cases", "placement");
    expect(code).toBe(0);
    expect(out).toMatch(/^# placement 테스트 케이스\n/);
    expect(out).toMatch(/^## PLC-\d{3} .+“지금 확인”을 누른다/m);
    const file = join(folder, "cases.csv");
    const told = await paths("cases", "placement", "--format", "csv", "--out", file);
    expect(told.out).toMatch(/cases\.csv에 썼습니다: 머신 1개, 케이스 \d+개, 예상 \d+분/);
    expect(readFileSync(file, "utf8")).toContain('"PLC-001"');
  });
  it("makes a case of the link of a live story, and says which step is for a script alone", async () => {
    const link = (steps: string) => `http://localhost:6006/?path=/story/machines-live--search&replay=search~0~${steps}`;
    const { out, code } = await paths("cases", link("query.changed%2Fto%20a%20team~search.clear%2Fplain"));
    expect(code).toBe(0);
    expect(out).toMatch(/^## SRC-L[\da-f]{6} .+“검색어 지우기”를 누른다/m);
    expect(out.match(/^\| \d+ \| 회원 \|/gm)).toHaveLength(2);
    const lost = await paths("cases", link("query.changed%2Fto%20a%20team~search.fly%2Fplain"));
    expect([lost.code, lost.said]).toEqual([2, expect.stringContaining("2번째 걸음 search.fly/plain")]);
    expect((await paths("cases", link("").replace("search~0~", "nothing~0"))).code).toBe(2);
  });
  it("walks the cases by itself where nobody says what came of them, as JUnit too", async () => {
    const { out, code } = await paths("results", "placement");
    expect(code).toBe(0);
    expect(out).toMatch(/^placement +(\d+) +\1 +0 +0 +0 +0 +(\d+)\/\2$/m);
    const file = join(folder, "cases.xml");
    await paths("results", "placement", "--format", "junit", "--out", file);
    expect(readFileSync(file, "utf8")).toMatch(/<testcase classname="placement" name="PLC-001 [^>]+time="\d+\.\d{3}">/);
    expect((await paths("results", "search", "--format", "allure")).code).toBe(2);
    const told = await paths("results", "search", "--format", "allure", "--out", join(folder, "allure"));
    const count = Number(/결과 (\d+)개/.exec(told.out)?.[1]);
    expect(readdirSync(join(folder, "allure"))).toHaveLength(count);
  });
  it("reads what came of cases from the table that they were written into", async () => {
    const file = join(folder, "done.csv");
    await paths("cases", "round-proof", "--format", "csv", "--out", file);
    const [head, first, ...rest] = parse(readFileSync(file), { bom: true }) as string[][];
    const [outcome, defect] = ["결과(Pass/Fail/Blocked/N/T)", "결함 ID"].map((name) => head?.indexOf(name) ?? -1);
    const filled = (row: string[], text: string) => row.with(outcome ?? -1, text);
    const seen = filled(first ?? [], "fail").with(defect ?? -1, "BUG-7");
    const others = rest.map((row) => filled(row, row[0] === first?.[0] ? "Pass" : row[0] === "PRF-002" ? "Pass" : ""));
    writeFileSync(
      file,
      stringify([
        head ?? [],
        seen,
        ...others,
        filled(first ?? [], "maybe"),
        ["ZZZ-001", ...(first ?? []).slice(1)].with(outcome ?? -1, "Pass"),
      ]),
    );
    const { code, out, said } = await paths("results", file);
    expect(code).toBe(1);
    // Of three cases one failed by its worst step, one passed, one was not tried.
    expect(out).toMatch(/^round-proof +3 +1 +1 +0 +0 +1 +\d+\/\d+$/m);
    expect(out).toMatch(/^Fail {2}PRF-001 {2}BUG-7$/m);
    expect(out).toMatch(/^placement +여기서 하지 않음$/m);
    expect(said).toContain("결과 “maybe”");
    expect(said).toContain("ZZZ-001: 없는 케이스이다");
  });
  it("ends with 2 where a machine has no cases by hand", async () => {
    const { said, code } = await paths("cases", "nothing");
    expect([code, said]).toEqual([2, expect.stringContaining("손으로 하는 케이스가 없는 머신입니다: nothing.")]);
  });
  it("lists every machine", async () => {
    const { code, out } = await paths();
    expect(code).toBe(0);
    for (const machine of Object.keys(PATH_MODELS)) expect(out).toMatch(new RegExp(`^${machine} +\\d`, "m"));
  });
  it("writes the same bytes each time", async () => {
    const args = ["scroll-top", "--strategy", "pairs"];
    const first = await paths(...args);
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/^경로 1 /m);
    expect((await paths(...args)).out).toBe(first.out);
  });
  it("writes a script that walks in a browser what a person at one can do", async () => {
    const { code, out } = await paths("login-form", "--format", "playwright");
    expect(code).toBe(0);
    const labels = [...out.matchAll(/^ +"([^"]+)", \/\/ /gm)].map(([, label]) => label);
    expect(labels).toContain("xstate.done.actor.submitLogin/refused");
    expect(labels, "left out of the browser's walk, with a reason").not.toContain(
      "xstate.error.actor.submitLogin/broken",
    );
  });
  it("writes a script where a browser can try a part of the refusals alone, and adds up what its steps cost", async () => {
    const { code, out, said } = await paths("placement", "--format", "playwright");
    expect([code, said]).toEqual([0, ""]);
    expect(out).toContain("아무 일도 일어나지 않는다");
    const sums = [...out.matchAll(/걸음 (\d+)(?:\(값 (\d+)\))? \+ 새 시작 (\d+) × (\d+) = (\d+)/g)];
    expect(sums.some(([, , value]) => value !== undefined)).toBe(true);
    for (const [, steps, value, starts, each, sum] of sums)
      expect(Number(value ?? steps) + Number(starts) * Number(each)).toBe(Number(sum));
  });
  it("writes a script that finds its walk from any folder and under any name", async () => {
    const { out } = await paths("scroll-top", "--format", "playwright");
    const root = join(import.meta.dirname, "..", "..");
    expect(out).not.toContain(root);
    // What walks is told apart from the walk itself, which takes a browser.
    const told = out.replace("  walk({", "  ((script) => console.log(typeof walk, script.machine))({");
    const said = (name: string, args: string[], env: NodeJS.ProcessEnv): (string | number | null)[] => {
      const of = { cwd: folder, encoding: "utf8", env: { ...process.env, ...env } } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, name), ...args], of);
      return [status, stdout, stderr];
    };
    for (const name of ["walk.mjs", "walk.js", "walk.cjs"]) {
      writeFileSync(join(folder, name), told);
      expect(said(name, [root], {})).toEqual([0, "function scroll-top\n", ""]);
    }
    expect(said("walk.mjs", [], { HANPAN_HOME: root })).toEqual([0, "function scroll-top\n", ""]);
    expect(said("walk.mjs", [], {})).toEqual([2, "", expect.stringContaining("한판의 폴더를 찾지 못했습니다.")]);
  });
  it("writes into a file the bytes that it would have shown, and says so", async () => {
    const args = ["scroll-top", "--format", "json"];
    const file = join(folder, "scroll-top.json");
    const { code, out } = await paths(...args, "--out", file);
    expect(code).toBe(0);
    expect(out).toMatch(/^.+scroll-top\.json에 썼습니다: 모델 1개, 경로 \d+개, 걸음 \d+개\n$/);
    expect(readFileSync(file, "utf8")).toBe((await paths(...args)).out);
  });
  it("takes a file's name from where npm was called", async () => {
    const env = { ...process.env, INIT_CWD: folder };
    spawnSync(process.execPath, [script, "scroll-top", "--out", "called.txt"], { env });
    expect(readFileSync(join(folder, "called.txt"), "utf8")).toMatch(/^scroll-top\n/);
  });
  it("tells of a part of the paths how large it is", async () => {
    const { paths: all, proof } = (await models("session"))[0] ?? { paths: [], proof: "" };
    expect(all.length).toBeGreaterThan(1);
    const [part] = await models("session", "--limit", "1");
    expect(part).toMatchObject({
      paths: [all[0]],
      proof: `경로 ${all.length}개 가운데 앞의 1개입니다. ${all.length}개 모두: ${proof}`,
    });
  });
  it("leaves out the models that have no step as asked", async () => {
    const args = ["slip", "--from", "filled.blocked", "--to", "filled.ready", "--event", "slip.remove"];
    const { code, out, said } = await paths(...args, "--strategy", "shortest");
    expect(code).toBe(0);
    expect(out.match(/^slip.*$/gm)).toEqual(["slip-korean", "slip-european"]);
    expect(said.match(/^slip-[\w-]+: 뺐습니다\. 이 조건에 맞는 걸음이 없습니다\./gm)).toHaveLength(4);
  });
  it("replays events whose names hold commas", async () => {
    const labels = await labelsOf(
      "slip-leg",
      "--strategy",
      "events",
      "--events",
      "leg.changed/up, open,leg.changed/down, open",
    );
    expect(labels).toEqual(["leg.changed/up, open", "leg.changed/down, open"]);
  });
  it("replays a list on the models that can, and says why the others cannot", async () => {
    const args = ["placement", "--strategy", "events", "--events", "xstate.done.actor.findCommand/accepted"];
    const { code, out, said } = await paths(...args);
    expect(code).toBe(0);
    expect(out.match(/^placement.*$/gm)).toEqual(["placement-reload"]);
    expect(said).toMatch(/^placement-fresh: 뺐습니다\. 1번째 이벤트 xstate\.done\.actor\.findCommand\/accepted: .+\n$/);
  });
  it("tells the models of a machine apart by name, in every format", async () => {
    const { out } = await paths();
    expect(out).toMatch(/^ {2}slip-mini-reload +미니게임: 새로고침 뒤, 저장된 것에서 시작$/m);
    expect(out).toMatch(/^ {2}slip-single-reload .+ \(playwright로만\)$/m);
    const names = ["placement-fresh", "placement-reload"];
    expect((await models("placement")).map(({ model }) => model)).toEqual(names);
    const script = (await paths("placement", "--format", "playwright")).out;
    expect([...script.matchAll(/^\/\/ (placement-\w+): /gm)].map(([, name]) => name)).toEqual(names);
  });
  it.each(["placement-fresh", "placement-1"])("gives the first model alone: %s", async (name) => {
    expect((await models(name, "--strategy", "shortest")).map(({ model }) => model)).toEqual(["placement-fresh"]);
  });
  it("writes the script of one model in the place that it has among the browser's", async () => {
    const { code, out } = await paths("placement-reload", "--format", "playwright", "--limit", "1");
    expect(code).toBe(0);
    expect(out).not.toContain("placement-fresh");
    expect(out).toMatch(/^ {4}models: \[\n {6}\[\n {6}\],\n {6}\[\n {8}\/\/ 경로 1,/m);
  });
  it("ends quietly when its reader leaves", async () => {
    const child = spawn(process.execPath, [script, "session", "--format", "json"]);
    child.stdout.destroy();
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    expect([code, said]).toEqual([0, ""]);
  });
  it.each([
    [["sesion"], "session"],
    [["session", "--strategy", "pear"], "pairs"],
    [["slip-3", "--format", "playwright"], "slip-european 모델은 없습니다. 있는 것: slip-korean, slip-single-reload"],
    [
      ["slip-single-reload"],
      "있는 것: slip-korean, slip-single, slip-european, slip-mini, slip-mini-reload, slip-european-reload",
    ],
    [["placement-frsh"], "placement-fresh"],
    [["session", "--format", "marmaid"], "mermaid"],
    [["session", "--from", "loggedInn"], "loggedIn"],
    [["session", "--event", "session.lojin"], "session.login"],
    [["session", "--evnt", "x"], "--event"],
    [["session", "--limit", "0"], "1 이상의 정수"],
    [["session", "--strategy", "events", "--events", "session.logn"], "session.login"],
    [["session", "--strategy", "events", "--events", "session.login,"], "쉼표로 이어"],
    [["placement", "--strategy", "events", "--events", "command.discard"], "placement-reload: 1번째 이벤트"],
    ...["--from", "--to", "--event"].map((option): [string[], string] => [
      ["scroll-top", "--strategy", "events", "--events", "page.scrolled", option, "top"],
      `${option}: --strategy events는 주어진 목록을 그대로 되풀이하므로`,
    ]),
    [["scroll-top", "--events", "page.scrolled"], "--events: --strategy events와 함께만 씁니다"],
    [
      ["session", "--to", "loggedOut", "--event", "session.logout"],
      "이 조건에 맞는 걸음이 없습니다. (--strategy transitions --to loggedOut --event session.logout)",
    ],
    [
      ["session", "--strategy", "walk", "--to", "loggedOut", "--event", "session.logout"],
      "이 조건에 맞는 걸음이 없습니다.",
    ],
    [
      ["login-form", "--format", "playwright", "--event", "xstate.error.actor.submitLogin"],
      "이 조건에 맞는 걸음이 없습니다.",
    ],
    [["scroll-top", "--out", "/no/such/folder/x.txt"], "/no/such/folder/x.txt에 쓸 수 없습니다: 그 폴더가 없습니다."],
    [["--out", "x.txt"], "머신 하나의 경로만 파일에 씁니다"],
  ])("%j ends with 2 and names what is meant: %s", async (args, right) => {
    const { code, out, said } = await paths(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(said).toContain(right);
  });
});
