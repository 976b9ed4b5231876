// The workshop on port 6006; everything after the command's name goes to Storybook itself.
import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const port = process.env.STORYBOOK_PORT ?? "6006";
const quiet = ["--disable-telemetry", "--no-version-updates", "--no-open", "--ci"];
const storybook = spawn(
  process.execPath,
  ["node_modules/storybook/dist/bin/dispatcher.js", "dev", "--port", port, ...quiet, ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit", env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" } },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => storybook.kill(signal));
storybook.on("exit", (code) => process.exit(code ?? 1));
