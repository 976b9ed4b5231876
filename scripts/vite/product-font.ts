// Three small font files with the glyphs of the product's own texts. A first visit loads one of them; the wide subsets of
// Pretendard serve only what stands outside of both, such as a nickname.
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FAMILY = "Hanpan Sans";
const SOURCE = "node_modules/pretendard/dist/public/variable/PretendardVariable.ttf";
/** The weights that the page uses; wider axes cost 30 kB. */
const WEIGHTS = { min: 400, max: 700 };
const NOT_SHOWN = /\.(test|stories|paths|samples|words)\.tsx?$/;

/**
 * Read in this order; a glyph belongs to the first file that has it. The first has what the first screens show: frame,
 * login, home and lists of matches, with the teams and texts of a demo.
 */
const FILES = [
  {
    name: "first",
    texts: [
      "src/domain/{frame,session,common}/**/*.ts",
      "src/domain/sports/{*,labels/*}.ts",
      "src/domain/games/games.ts",
      "src/ui/{frame/{layout,home,popup,theme},account/login,primitives}/**/*.{ts,tsx,css}",
      "src/ui/sports/{*,board/*,europe/*,european/*,inplay/*,korea/*,list/*,price/*,slip/*}.{ts,tsx,css}",
      "src/ui/games/drawing/kind-picture.tsx",
      "server/sports/feed/simulated/leagues.ts",
      "server/demo/{accounts,campaign-events,contents,programmes}.ts",
    ],
  },
  {
    name: "second",
    texts: ["src/domain/**/*.ts", "src/ui/{frame,sports,account}/**/*.{ts,tsx}"],
  },
  { name: "rest", texts: ["src/**/*.{ts,tsx,css}", "server/**/*.ts"] },
] as const;

const VIRTUAL = "virtual:product-font.css";
const RESOLVED = `\0${VIRTUAL}`;

interface FontFile {
  /** Under the folder of the build. */
  fileName: string;
  bytes: Buffer;
  css: string;
}

/**
 * Makes `virtual:product-font.css` and emits its fonts. The HTML preloads none of them: a font would share the line with the
 * scripts. The browser asks for the first one when the scripts draw text.
 */
export function productFont(root: string): Plugin {
  let fonts: Promise<readonly FontFile[]> | null = null;
  let isBuild = false;
  // A page in development takes the wide subsets.
  const load = () => (fonts ??= isBuild ? makeFonts(root) : Promise.resolve([]));
  return {
    name: "product-font",
    configResolved: ({ command }) => void (isBuild = command === "build"),
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load: async (id) => (id === RESOLVED ? (await load()).map(({ css }) => css).join("\n") : null),
    async generateBundle() {
      for (const { fileName, bytes } of await load()) this.emitFile({ type: "asset", fileName, source: bytes });
    },
  };
}

async function makeFonts(root: string): Promise<readonly FontFile[]> {
  const source = readFileSync(join(root, SOURCE));
  const taken = new Set<string>();
  const fonts: FontFile[] = [];
  for (const { name, texts } of FILES) {
    const glyphs = glyphsOf(root, texts).filter((glyph) => !taken.has(glyph));
    glyphs.forEach((glyph) => taken.add(glyph));
    if (name === "first") for (let code = 0x20; code < 0x7f; code++) glyphs.push(String.fromCharCode(code));
    const bytes = await subset(root, source, glyphs.toSorted().join(""));
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
    const fileName = `assets/hanpan-sans-${name}-${hash}.woff2`;
    fonts.push({ fileName, bytes, css: faceOf(fileName, glyphs) });
  }
  return fonts;
}

/** Every character beyond ASCII in the sources: more than is shown, by the few that stand in comments alone. */
function glyphsOf(root: string, patterns: readonly string[]): string[] {
  const glyphs = new Set<string>();
  for (const path of patterns.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    if (NOT_SHOWN.test(path)) continue;
    for (const glyph of readFileSync(join(root, path), "utf8")) if (glyph > "~") glyphs.add(glyph);
  }
  return [...glyphs];
}

async function subset(root: string, source: Buffer, text: string): Promise<Buffer> {
  const key = createHash("sha256")
    .update(source)
    .update(JSON.stringify([WEIGHTS, text]))
    .digest("hex");
  const folder = join(root, "node_modules", ".cache", "hanpan", "fonts");
  const path = join(folder, `${key}.woff2`);
  if (existsSync(path)) return readFileSync(path);
  const bytes = await subsetFont(source, text, { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, bytes);
  return bytes;
}

function faceOf(fileName: string, glyphs: readonly string[]): string {
  const range = glyphs.map((glyph) => `U+${glyph.codePointAt(0)?.toString(16)}`).join(",");
  return `@font-face{font-family:"${FAMILY}";font-style:normal;font-display:swap;font-weight:${WEIGHTS.min} ${WEIGHTS.max};src:url("/${fileName}") format("woff2");unicode-range:${range}}`;
}
