import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PATH_MODELS } from "./registry.ts";

function paths(...args: string[]): { code: number | null; out: string; said: string } {
  const script = join(import.meta.dirname, "..", "..", "scripts", "paths.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8" });
  return { code: status, out: stdout, said: stderr };
}

describe("npm run paths", () => {
  it("lists every machine", () => {
    const { code, out } = paths();
    expect(code).toBe(0);
    for (const machine of Object.keys(PATH_MODELS)) expect(out).toMatch(new RegExp(`^${machine} +\\d`, "m"));
  });
  it("writes the same bytes each time", () => {
    const args = ["scroll-top", "--strategy", "pairs", "--format", "md"];
    const first = paths(...args);
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/- \[ \] \*\*맨 위로 단추를 누른다\*\*/);
    expect(paths(...args).out).toBe(first.out);
  });
  it("writes a script that walks in a browser what a person at one can do", () => {
    const { code, out } = paths("login-form", "--format", "playwright");
    expect(code).toBe(0);
    const labels = [...out.matchAll(/^ +"([^"]+)", \/\/ /gm)].map(([, label]) => label);
    expect(labels).toContain("xstate.done.actor.submitLogin/refused");
    expect(labels, "left out of the browser's walk, with a reason").not.toContain(
      "xstate.error.actor.submitLogin/broken",
    );
    expect(out).toMatch(/^import \{ walk \} from "#walks\/run-script\.mjs";$/m);
  });
  it.each([
    [["search", "--format", "playwright"], "search"],
    [["sesion"], "session"],
    [["session", "--strategy", "pear"], "pairs"],
    [["session", "--format", "marmaid"], "mermaid"],
    [["session", "--from", "loggedInn"], "loggedIn"],
    [["session", "--event", "session.lojin"], "session.login"],
    [["session", "--evnt", "x"], "--event"],
    [["session", "--limit", "0"], "1 이상의 정수"],
    [["session", "--strategy", "events", "--events", "session.logn"], "session.login"],
  ])("%j ends with 2 and names what is meant: %s", (args, right) => {
    const { code, out, said } = paths(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(said).toContain(right);
  });
});
