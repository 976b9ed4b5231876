// Asks the workshop's server for what its first page asks for, so that all of it is transformed when somebody opens it.

import { setTimeout as sleep } from "node:timers/promises";

/** Storybook reads which module imports which, for a second in one piece, some time after its start. */
const QUIET_MS = 2_000;
const SLOW_MS = 200;
const LONGEST_MS = 10_000;

/** What a module needs before it runs, and what a page loads, by an address on its own server: Vite writes each out. */
const NEEDED = /(?:\bfrom|\bimport)\s*["'](\/[^"']+)["']|\bsrc="\.?(\/[^"]+)"/g;
/** Storybook's own modules load the previews so. What the product's load so is not of its first picture. */
const LOADED = /\bimport\(\s*["'](\/[^"']+)["']/g;

/** The addresses that the module or page at `path` needs, but for stories. */
export function addressesIn(path: string, text: string): string[] {
  const found = [...text.matchAll(NEEDED), ...(path.startsWith("/src/") ? [] : text.matchAll(LOADED))];
  return found.map(([, module, file]) => module ?? file ?? "").filter((one) => !one.includes(".stories."));
}

/** Resolves when the list of stories, and each module of the first of them, was answered once, and the server rests. */
export async function warmUp(origin: string): Promise<void> {
  const text = async (path: string): Promise<string> => (await fetch(origin + path)).text();
  const { entries } = JSON.parse(await text("/index.json")) as { entries: Record<string, { importPath: string }> };
  const [first] = Object.values(entries);
  const asked = new Set<string>();
  let wave = ["/", "/iframe.html", ...(first ? [first.importPath.replace(/^\./, "")] : [])];
  while (wave.length > 0) {
    for (const path of wave) asked.add(path);
    const found = await Promise.all(wave.map(async (path) => addressesIn(path, await text(path))));
    wave = [...new Set(found.flat())].filter((path) => !asked.has(path));
  }
  const begun = performance.now();
  for (let quietSince = begun; ; await sleep(50)) {
    const asking = performance.now();
    await text("/favicon.svg");
    const now = performance.now();
    if (now - asking > SLOW_MS) quietSince = now;
    if (now - quietSince > QUIET_MS || now - begun > LONGEST_MS) return;
  }
}
