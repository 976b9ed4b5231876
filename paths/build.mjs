// Makes JavaScript of the package before it is packed: any Node from 22 on runs it.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = import.meta.dirname;
const out = join(root, "dist");
rmSync(out, { recursive: true, force: true });
const bundle = await rolldown({
  input: {
    index: join(root, "index.ts"),
    vitest: join(root, "vitest.ts"),
    playwright: join(root, "playwright.ts"),
    main: join(root, "command", "main.ts"),
    worker: join(root, "command", "worker.ts"),
  },
  external: [/^xstate/, /^rolldown/, "vitest"],
  platform: "node",
});
await bundle.write({
  dir: out,
  format: "esm",
  entryFileNames: "[name].js",
  chunkFileNames: "lib/[name].js",
  minify: false,
});
await bundle.close();

const tsc = join(dirname(fileURLToPath(import.meta.resolve("typescript/package.json"))), "bin", "tsc");
const entries = ["index.ts", "vitest.ts", "playwright.ts"].map((file) => join(root, file));
const options =
  "--ignoreConfig --declaration --emitDeclarationOnly --strict --skipLibCheck --allowImportingTsExtensions --module esnext --moduleResolution bundler --target es2024 --lib es2025,dom,esnext.disposable --types node";
const types = ["--rootDir", root, "--outDir", join(out, "types")];
const made = spawnSync(process.execPath, [tsc, ...entries, ...options.split(" "), ...types], {
  stdio: ["ignore", "inherit", "inherit"],
});
process.exitCode = made.status ?? 1;
