// 1,000 prices mounted, 1,000 price events: the real cells against hand-written DOM with the same CSS, in
// turns in one Chromium tab. Writes and the layout that they cause are timed together.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { chromium } from "playwright";
import { build } from "vite";
import type { TickTimes } from "../tests/bench/ticks/bench.tsx";
import type { Row } from "./bench.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./lib/chromium.ts";

const ROUNDS = 200;
/** Rounds at the start, while the engine compiles, are not counted. */
const WARM_UP = 40;
const BOUND = 1.3;

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

export async function run(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "hanpan-ticks-"));
  try {
    await build({
      configFile: false,
      logLevel: "error",
      root: join(import.meta.dirname, "../tests/bench/ticks"),
      plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss()],
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: "es2023",
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 2_000,
      },
    });
    return rowsOf(await measure(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string): Promise<TickTimes> {
  const server = createServer((request, response) => {
    const name = normalize(request.url === "/" ? "/index.html" : (request.url ?? "/"));
    readFile(join(folder, name)).then(
      (body) =>
        response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream" }).end(body),
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
    await page.waitForFunction(() => "measureTicks" in window);
    const times = await page.evaluate((rounds) => window.measureTicks(rounds), ROUNDS);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    return times;
  } finally {
    await browser.close();
    server.close();
  }
}

function rowsOf(times: TickTimes): Row[] {
  if (!times.sameText) throw new Error("the two pages do not show the same prices");
  const byHand = times.byHand.slice(WARM_UP);
  const inReact = times.inReact.slice(WARM_UP);
  const ratio = median(inReact) / median(byHand);
  return [
    { name: `${times.cells} prices, hand-written DOM, median`, value: median(byHand), unit: "ms", bound: null },
    { name: `${times.cells} prices, PriceCell, median`, value: median(inReact), unit: "ms", bound: null },
    { name: "PriceCell to hand-written DOM", value: ratio, unit: "×", bound: BOUND },
  ];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
