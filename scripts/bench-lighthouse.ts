// Lighthouse with its default phone, on the built product: /login as a guest, / and /korea/cross as a member. It is no dependency of the
// project: the first run installs it under node_modules/.cache.
import { existsSync, mkdirSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import * as v from "valibot";
import { chromium } from "playwright";
import type { Row } from "./bench.ts";
import { ensureBuild } from "./lib/build.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./lib/chromium.ts";
import { precompress } from "./lib/precompress.ts";
import { run as runCommand } from "./lib/process.ts";
import { startServerProcess } from "./lib/server-process.ts";

/** The best counts: what else runs on the machine makes a page slower and never faster. */
const ROUNDS = 3;
const VERSION = "13.5.0";
const PAGES = [
  { path: "/login", isMember: false },
  { path: "/", isMember: true },
  { path: "/korea/cross", isMember: true },
] as const;
/** Of 100 points a page may lose so many in the category that is bounded; the others are printed. */
const MOST_LOST = 5;
const BOUNDED = "performance";
/** What an audit found is printed: so many of its items, each cut at so many letters. */
const SHOWN = 3;
const WIDEST = 400;

const Report = v.object({
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(
    v.string(),
    v.object({
      title: v.string(),
      score: v.nullable(v.number()),
      displayValue: v.optional(v.string()),
      details: v.optional(v.looseObject({ items: v.optional(v.unknown()) })),
    }),
  ),
});
type Report = v.InferOutput<typeof Report>;

/** The rows of each page as soon as it is measured. */
export async function* run(): AsyncGenerator<Row> {
  const root = join(import.meta.dirname, "..");
  const cli = await ensureLighthouse(root);
  await ensureBuild(root);
  await precompress(join(root, "dist"));
  const server = await startServerProcess({ HANPAN_MODE: "demo", DEMO_HISTORY_DAYS: "0", DEMO_PLAYERS: "false" });
  try {
    for (const page of PAGES) {
      const reports: Report[] = [];
      for (let round = 0; round < ROUNDS; round++) reports.push(await reportOn(cli, server.url, page));
      const [best] = reports.toSorted((a, b) => scoreOf(b) - scoreOf(a));
      if (best) yield* rowsOf(page.path, best);
    }
  } finally {
    await server.end();
  }
}

const scoreOf = ({ categories }: Report): number => categories[BOUNDED]?.score ?? 0;

/** The path of Lighthouse's command. */
async function ensureLighthouse(root: string): Promise<string> {
  const folder = join(root, "node_modules", ".cache", "lighthouse");
  const cli = join(folder, "node_modules", "lighthouse", "cli", "index.js");
  if (existsSync(cli)) return cli;
  mkdirSync(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--save-exact", `lighthouse@${VERSION}`];
  const { code, output } = await runCommand("npm", ["install", ...options], { cwd: folder, timeoutMs: 300_000 });
  if (code !== 0) throw new Error(`Lighthouse를 설치하지 못했습니다.\n${output}`);
  return cli;
}

/** One report of an empty browser. A member's browser has the cookie of the login, and no file of the product. */
async function reportOn(cli: string, url: string, { path, isMember }: (typeof PAGES)[number]): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "hanpan-lighthouse-"));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    if (isMember) {
      const data = { userId: "member03", password: "hanpan!2026" };
      const login = await browser.request.post(`${url}/api/member/login`, { data });
      const { token } = (await login.json()) as { token: string };
      // Unread messages lead every page to the inbox.
      const headers = { "x-auth-token": `Bearer ${token}`, "idempotency-key": crypto.randomUUID() };
      await browser.request.post(`${url}/api/message/read-all`, { headers });
    }
    const file = join(folder, "report.json");
    const options = [`--port=${port}`, "--disable-storage-reset", "--output=json", `--output-path=${file}`, "--quiet"];
    const { code, output } = await runCommand("node", [cli, url + path, ...options], { timeoutMs: 180_000 });
    if (code !== 0) throw new Error(`lighthouse ${path}:\n${output}`);
    return v.parse(Report, JSON.parse(await readFile(file, "utf8")));
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The categories, and under each the audits that lose points. */
function rowsOf(path: string, { categories, audits }: Report): Row[] {
  return Object.entries(categories).flatMap(([name, { score, auditRefs }]) => {
    const lost = Math.round((1 - (score ?? 0)) * 100);
    const causes = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id, weight }): Row => {
        const { displayValue, details } = audits[id] ?? {};
        const items = Array.isArray(details?.items) ? (details.items as unknown[]) : [];
        for (const item of items.slice(0, SHOWN))
          console.log(`${path} ${id}: ${JSON.stringify(item).slice(0, WIDEST)}`);
        const shown = displayValue ?? `${items.length}개`;
        return {
          name: `${path}: ${name}, ${id} (${shown})`,
          value: (audits[id]?.score ?? 0) * 100,
          unit: `of 100, weight ${weight}`,
          bound: null,
        };
      });
    const bound = name === BOUNDED ? MOST_LOST : null;
    return [{ name: `${path}: ${name}, points lost`, value: lost, unit: "", bound }, ...causes];
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
