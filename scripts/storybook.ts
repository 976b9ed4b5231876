// The workshop on port 6006; everything after the command's name goes to Storybook itself. It says that it is ready when
// its first story is: until then it reads five hundred modules, and the first page would wait for them.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { warmUp } from "./lib/warm-up.ts";

const root = join(import.meta.dirname, "..");
const port = process.env.STORYBOOK_PORT ?? "6006";
const quiet = ["--disable-telemetry", "--no-version-updates", "--no-open", "--ci"];
const storybook = spawn(
  process.execPath,
  ["node_modules/storybook/dist/bin/dispatcher.js", "dev", "--port", port, ...quiet, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: ["inherit", "pipe", "inherit"],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
  },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => storybook.kill(signal));

let held: string | null = "";
function release(): void {
  if (held) process.stdout.write(held);
  held = null;
}
let address: string | null = null;
storybook.stdout.on("data", (chunk: Buffer) => {
  const text = chunk.toString();
  if (held === null) return void process.stdout.write(text);
  held += text;
  const ready = /Storybook ready/.test(held) ? /https?:\/\/[\w.-]+:\d+/.exec(held)?.[0] : undefined;
  if (address !== null || ready === undefined) return;
  address = ready;
  warmUp(ready).then(release, release);
});
storybook.on("exit", (code) => {
  release();
  process.exit(code ?? 1);
});
