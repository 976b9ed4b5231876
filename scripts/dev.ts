// The server under Node's watch mode and Vite's dev server in front of it, both ended together.
import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const children = [
  spawn(
    process.execPath,
    ["--watch", "--watch-path=server", "--watch-path=src/domain", "--watch-path=src/api/contract", "server/main.ts"],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, DATA_DIR: process.env.DATA_DIR ?? ".data/dev" },
    },
  ),
  spawn(process.execPath, ["node_modules/vite/bin/vite.js", ...process.argv.slice(2)], { cwd: root, stdio: "inherit" }),
];

function endAll(): void {
  for (const child of children) child.kill("SIGTERM");
}
for (const child of children) child.on("exit", (code) => (endAll(), (process.exitCode ??= code ?? 0)));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, endAll);
