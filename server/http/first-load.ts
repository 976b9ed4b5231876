// The files that the first load of a page fetches, from the build's manifest. The size check adds them up, and the HTML
// of a page names them, so that a browser asks for all of them at once.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageRow, SizeGroup } from "../../src/domain/frame/pages/page-row.ts";
import type { FirstAnswers } from "./tell-first.ts";

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

const BETTING = "src/main/betting.ts";
const STREAM = "src/main/open-stream.ts";
const PLAIN = "src/routes/plain-frame.tsx";
const FRAME = "src/routes/default-frame.tsx";
const CONSOLE = "src/routes/console-frame.tsx";
const OPERATOR = "src/routes/operator-views.ts";
const SECTION = "src/routes/section-page.tsx";
/** The table of the pages that few visits begin with. */
const MEMBER = "src/routes/member-views.ts";
/** Rows of a list as a member has them who chose nothing; those of the other games are about as large. */
const ROWS = "src/ui/sports/list/match-line.tsx";
const LOGIN = "src/main/login-actors.ts";
const POPUPS = "src/main/popup-actors.ts";

/**
 * What a page imports dynamically and asks for by itself, right after the session is known. The slip is not among it: its
 * code comes with the visitor's first sign, or for a slip that is stored. Browsers without a sanitiser of their own load
 * DOMPurify for a popup.
 */
const ASKED: Readonly<Record<SizeGroup, readonly string[]>> = {
  login: [PLAIN, LOGIN],
  manager: [FRAME, OPERATOR],
  operator: [FRAME, CONSOLE, SECTION, OPERATOR],
  member: [FRAME, MEMBER, BETTING, STREAM],
  home: [FRAME, BETTING, STREAM, POPUPS],
  betting: [FRAME, BETTING, STREAM, ROWS],
  european: [FRAME, MEMBER, BETTING, STREAM, ROWS],
  game: [FRAME, MEMBER, BETTING, STREAM],
};

/**
 * What the first picture does without: the HTML does not name it, and the page asks for it when the session is known. On /
 * prices are drawn as they were read until it is there.
 */
const LATER: Partial<Record<SizeGroup, readonly string[]>> = { home: [BETTING, STREAM] };

export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8")) as Manifest;
}

type Page = Pick<PageRow, "view" | "size">;

/** The scripts of a page's first load, as paths under the build's folder. Throws where the manifest lacks one. */
export function firstLoadScripts(manifest: Manifest, { view, size }: Page): string[] {
  return scriptsOf(manifest, [`src/ui/${view}.tsx`, ...ASKED[size]]);
}

/** Those that the page's first picture needs. */
export function firstPictureScripts(manifest: Manifest, { view, size }: Page): string[] {
  const later = LATER[size] ?? [];
  return scriptsOf(manifest, [`src/ui/${view}.tsx`, ...ASKED[size].filter((key) => !later.includes(key))]);
}

function scriptsOf(manifest: Manifest, keys: readonly string[]): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error("the manifest names no entry");
  const files = new Set<string>();
  for (const key of [entry, ...keys]) {
    if (!manifest[key]) throw new Error(`the manifest has no ${key}`);
    addWithImports(manifest, key, files);
  }
  return [...files].filter((file) => file.endsWith(".js"));
}

function addWithImports(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addWithImports(manifest, imported, files);
}

/** The page's HTML: each script that it does not name already is preloaded. */
export function htmlOf(html: string, scripts: readonly string[]): string {
  const links = scripts
    .filter((file) => !html.includes(`"/${file}"`))
    .map((file) => `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n`);
  return html.replace(/ *<\/head>/, (end) => links.join("") + end);
}

const EARLY = /"(\/assets\/early-[^"]*\.js)"/;

/**
 * The HTML with its page's first data, and the script that takes them: it runs at once, and asks for what is missing. They
 * stand at the end, so that the browser sees the names of the scripts before. JSON is no script to the policy, and holds
 * no `<`, which could end it.
 */
export function withFirstData(html: string, data: FirstAnswers): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const early = EARLY.exec(html)?.[1];
  const script = early === undefined ? "" : `    <script type="module" async crossorigin src="${early}"></script>\n`;
  return html.replace(
    / *<\/body>/,
    (end) => `    <script type="application/json" id="first-data">${json}</script>\n${script}${end}`,
  );
}
