// npm run paths -- draw: the charts of the product's machines, or of any file's, as pictures that stand alone.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { chromium, type Page } from "playwright";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { asVersion5 } from "../../paths/any/six.ts";
import { bundled, loadMachines } from "../../paths/command/load.ts";
import { nearest } from "../../paths/lib/nearest.ts";
import { ChoiceProblem } from "../../paths/strategies/problem.ts";
import type { ChartModel, Drawing } from "../../src/ui/chart/drawing.ts";
import { PATH_MODELS } from "../../tests/paths/registry.ts";
import { chartModel } from "../../workshop/chart/chart-model.ts";
import { modelChart } from "../../workshop/chart/model-chart.ts";
import { layModel } from "../../workshop/chart/layout.ts";
import { ensureChromium } from "./chromium.ts";
import { asCalled } from "./output.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const CHART = join(ROOT, "src/ui/chart");
const MARGIN = 8;

interface Themes {
  light: ReadonlyMap<string, string>;
  dark: ReadonlyMap<string, string>;
}

function themes(): Themes {
  const text = readFileSync(join(ROOT, "src/ui/frame/theme/tokens.css"), "utf8");
  const valuesIn = (block: string) =>
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value] as const);
  const [dark = "", light = ""] = text.split('[data-theme="light"]');
  return { dark: new Map(valuesIn(dark)), light: new Map([...valuesIn(dark), ...valuesIn(light)]) };
}

/** The rules of the page with each value in its place: not every program that shows SVG knows variables. */
function styleOf(): string {
  const rules = readFileSync(join(CHART, "chart.css"), "utf8").split("/* The drawing.")[1] ?? "";
  const bare = `/*${rules}`
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^@[\s\S]*?^}/gm, "")
    .replaceAll(/\s+/g, " ");
  const own = `.chart-paper { fill: var(--color-surface); } ${bare}`;
  const filled = (values: ReadonlyMap<string, string>): string =>
    own.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => (values.get(name) ?? "").replace(/^"Hanpan Sans", /, ""));
  const { light, dark } = themes();
  return `${filled(light)} @media (prefers-color-scheme: dark) { ${filled(dark)} }`;
}

type Svg = ComponentType<{ drawing: Drawing; label: string; width: string }>;

let drawn: Promise<Svg> | null = null;

/** The component of the page, which Node cannot read as it stands. */
function chartSvg(): Promise<Svg> {
  const noStyles = {
    name: "no-styles",
    load: (id: string) => (id.endsWith(".css") ? { code: "", moduleType: "js" as const } : null),
  };
  drawn ??= bundled(join(CHART, "chart-svg.tsx"), noStyles).then((module) => module.ChartSvg as Svg);
  return drawn;
}

/** A picture that stands alone, light or dark as its reader wants. */
async function svgOf(model: ChartModel): Promise<string> {
  const [drawing, ChartSvg] = await Promise.all([layModel(model), chartSvg()]);
  const [width, height] = [drawing.width, drawing.height].map((one) => Math.ceil(one) + 2 * MARGIN);
  const chart = createElement(ChartSvg, { drawing, label: model.machine, width: "" });
  const inner = renderToStaticMarkup(chart).replace(
    "<svg ",
    `<svg x="${MARGIN}" y="${MARGIN}" width="${Math.ceil(drawing.width)}" height="${Math.ceil(drawing.height)}" `,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${model.machine.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>`,
    `<style>${styleOf().replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</style>`,
    '<rect class="chart-paper" width="100%" height="100%"/>',
    `${inner}</svg>\n`,
  ].join("\n");
}

/** Twice as fine as the screen; no page of a browser takes more than so many px. */
const FINE = 2;

async function pngOf(page: Page, svg: string): Promise<Buffer> {
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.locator("svg").first().screenshot({ animations: "disabled" });
}

/** The page's own font is given to Chromium, which a machine may lack. */
async function withPage(isDark: boolean, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const page = await browser.newPage({ deviceScaleFactor: FINE, colorScheme: isDark ? "dark" : "light" });
    const font = readFileSync(join(ROOT, "node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2"));
    await page.route("http://charts.invalid/**", (route) => {
      const isFont = route.request().url().endsWith(".woff2");
      return route.fulfill(
        isFont
          ? { body: font, contentType: "font/woff2", headers: { "access-control-allow-origin": "*" } }
          : { body: "<!doctype html>", contentType: "text/html" },
      );
    });
    await page.goto("http://charts.invalid/");
    await page.evaluate(async () => {
      const face = new FontFace("Pretendard Variable", "url(http://charts.invalid/font.woff2)", { weight: "45 920" });
      document.fonts.add(await face.load());
    });
    await work(page);
  } finally {
    await browser.close();
  }
}

export interface Drawn {
  name: string;
  model: ChartModel;
}

export interface DrawOptions {
  svg?: boolean | undefined;
  png?: boolean | undefined;
  dark?: boolean | undefined;
  out?: string | undefined;
}

const fileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-");

/** Writes each chart, as SVG where nothing else is asked for, and names the files. */
export async function writeDrawings(all: readonly Drawn[], { svg, png, dark, out }: DrawOptions, folder: string) {
  const into = out === undefined ? join(ROOT, folder) : asCalled(out);
  mkdirSync(into, { recursive: true });
  const write = (name: string, ending: string, content: string | Buffer): void => {
    const file = join(into, `${fileName(name)}.${ending}`);
    writeFileSync(file, content);
    console.log(relative(process.env.INIT_CWD ?? process.cwd(), file));
  };
  const texts = new Map<string, string>();
  for (const { name, model } of all) texts.set(name, await svgOf(model));
  if (svg || !png) for (const [name, text] of texts) write(name, "svg", text);
  if (!png) return;
  await withPage(dark === true, async (page) => {
    for (const [name, text] of texts) write(name, "png", await pngOf(page, text));
  });
}

/** The charts of a file; a machine that XState refuses is told and left out. */
async function chartsIn(file: string): Promise<Drawn[]> {
  const { machines } = await loadMachines(asCalled(file));
  if (machines.length === 0) throw new ChoiceProblem(`${file}: 머신이 없습니다.`);
  return machines.flatMap(({ name, machine, version, error }): Drawn[] => {
    if (machine) return [{ name, model: chartModel(version === 6 ? asVersion5(machine) : machine) }];
    console.error(`${name}: 그릴 수 없습니다. ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    return [];
  });
}

/** The chart of a machine of the product. Throws ChoiceProblem where there is none. */
function chartNamed(name: string): Drawn {
  const [model] = PATH_MODELS[name] ?? [];
  if (model) return { name, model: modelChart(model, new Set(Object.keys(PATH_MODELS))) };
  throw new ChoiceProblem(`없는 머신입니다: ${name}. 가장 가까운 것: ${nearest(name, Object.keys(PATH_MODELS))}`);
}

/** The whole of `npm run paths -- draw`. Throws ChoiceProblem. */
export async function drawCharts(names: readonly string[], options: DrawOptions & { all?: boolean | undefined }) {
  const asked = options.all ? Object.keys(PATH_MODELS) : names;
  if (asked.length === 0) throw new ChoiceProblem("draw: 머신이나 파일의 이름, 또는 --all을 정하십시오.");
  const charts: Drawn[] = [];
  for (const one of asked)
    charts.push(...(one in PATH_MODELS || !existsSync(asCalled(one)) ? [chartNamed(one)] : await chartsIn(one)));
  await writeDrawings(charts, options, "reports/charts");
}
