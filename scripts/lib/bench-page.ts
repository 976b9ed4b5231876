// A page of tests/bench, built as the product's page is and opened in Chromium.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { chromium, type Page } from "playwright";
import { build } from "vite";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";

/** An isolated page reads its clock to 5 µs; any other to 100 µs, which is more than two medians differ by. */
const ISOLATED = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** What `measure` makes of the page of this name. Throws when the page has an error of its own. */
export async function onBenchPage<Result>(name: string, measure: (page: Page) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `hanpan-${name}-`));
  try {
    await build({
      configFile: false,
      logLevel: "error",
      root: join(import.meta.dirname, "../../tests/bench", name),
      plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss()],
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: "es2023",
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 4_000,
      },
    });
    return await open(folder, measure);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function open<Result>(folder: string, measure: (page: Page) => Promise<Result>): Promise<Result> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://bench");
    const name = extname(pathname) === "" ? "/index.html" : normalize(pathname);
    readFile(join(folder, name)).then(
      (body) =>
        response
          .writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream", ...ISOLATED })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the bench page got no port");
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    await page.goto(`http://127.0.0.1:${address.port}/`);
    const result = await measure(page);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    return result;
  } finally {
    await browser.close();
    server.close();
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
