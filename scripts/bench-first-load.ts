// A first visit on a phone's line: 150 ms of latency, 1.6 Mbit/s, a CPU slowed four times. Each page is loaded three
// times by an empty browser and the best counts. A bare page of as many bytes is loaded in the same run.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import type { Row } from "./bench.ts";
import { ensureBuild } from "./lib/build.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./lib/chromium.ts";
import { precompress } from "./lib/precompress.ts";
import { startServerProcess } from "./lib/server-process.ts";
import { join } from "node:path";

const ROUNDS = 3;
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: (0.75 * 1e6) / 8 };
const CPU_SLOWED = 4;
const PHONE = { width: 390, height: 844 };
/** How long after its last file a page counts as loaded. */
const SETTLE_MS = 1_500;
/** A page counts as loaded not before and by then: its lists are read anew meanwhile. */
const LEAST_MS = 4_000;
const LOADED_MS = 8_000;
const POLL_MS = 50;
const FONT_BYTES = 120_000;
const SHIFT = 0.01;

const PAGES = [
  { path: "/login", isMember: false, lcpMs: 1_500 },
  { path: "/", isMember: true, lcpMs: 1_800 },
  { path: "/korea/cross", isMember: true, lcpMs: 1_800 },
] as const;

/** Pages whose layout alone is bounded: they move with the prices, and each mounts many. */
const STILL = ["/europe", "/inplay"] as const;

interface Load {
  lcpMs: number;
  /** When the scripts had drawn the page in the place of the HTML's own picture. */
  drawnMs: number;
  shift: number;
  bytes: number;
  fontBytes: number;
}

interface Sent {
  url: string;
  bytes: number;
}

/** The rows of each page as soon as it is measured. */
export async function* run(): AsyncGenerator<Row> {
  const root = join(import.meta.dirname, "..");
  await ensureBuild(root);
  await precompress(join(root, "dist"));
  const server = await startServerProcess({ HANPAN_MODE: "demo", DEMO_HISTORY_DAYS: "0", DEMO_PLAYERS: "false" });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const cookies = await loginCookies(browser, server.url);
    for (const { path, isMember, lcpMs } of PAGES) {
      const load = await best(() => loadOnce(browser, server.url + path, isMember ? cookies : []));
      const bare = await bareLcp(browser, load.bytes);
      const kilobytes = Math.round(load.bytes / 1000);
      yield { name: `${path}: LCP`, value: load.lcpMs, unit: "ms", bound: lcpMs };
      yield { name: `${path}: drawn by the scripts`, value: load.drawnMs, unit: "ms", bound: null };
      yield { name: `${path}: bare page of ${kilobytes} kB, LCP`, value: bare, unit: "ms", bound: null };
      yield { name: `${path}: layout shift`, value: load.shift, unit: "", bound: SHIFT };
      yield { name: `${path}: fonts`, value: load.fontBytes / 1000, unit: "kB", bound: FONT_BYTES / 1000 };
    }
    for (const path of STILL) {
      const { shift } = await best(() => loadOnce(browser, server.url + path, cookies));
      yield { name: `${path}: layout shift`, value: shift, unit: "", bound: SHIFT };
    }
  } finally {
    await browser.close();
    await server.end();
  }
}

async function loginCookies(browser: Browser, url: string): Promise<Awaited<ReturnType<BrowserContext["cookies"]>>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.evaluate(async () => {
    const { password, userId } = { userId: "member03", password: "hanpan!2026" };
    const headers = { "content-type": "application/json" };
    const call = (path: string, init: RequestInit) => fetch(`/api/${path}`, init);
    const login = await call("member/login", { method: "POST", headers, body: JSON.stringify({ userId, password }) });
    const { token } = (await login.json()) as { token: string };
    // Unread messages would lead every page to the inbox.
    const sent = { "x-auth-token": `Bearer ${token}`, "idempotency-key": crypto.randomUUID() };
    await call("message/read-all", { method: "POST", headers: sent });
  });
  const cookies = await context.cookies();
  await context.close();
  if (cookies.length === 0) throw new Error("the login left no cookie");
  return cookies;
}

async function best(measure: () => Promise<Load>): Promise<Load> {
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) loads.push(await measure());
  const [first] = loads.toSorted((a, b) => a.lcpMs - b.lcpMs);
  if (!first) throw new Error("nothing was measured");
  return { ...first, shift: Math.max(...loads.map(({ shift }) => shift)) };
}

async function loadOnce(
  browser: Browser,
  url: string,
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>,
): Promise<Load> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true, locale: "ko-KR" });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const line = await slowDown(page);
  await page.addInitScript(watchPaint);
  await page.goto(url, { waitUntil: "load" });
  // The HTML's own picture is not the page.
  await page.locator(".first-picture").waitFor({ state: "detached" });
  await settled(line);
  const { lcpMs, drawnMs, shift } = await page.evaluate(() => window.painted);
  await context.close();
  const all = [...line.sent.values()];
  return {
    lcpMs,
    drawnMs,
    shift,
    bytes: all.reduce((sum, one) => sum + one.bytes, 0),
    fontBytes: all.filter((one) => /\.woff2/.test(one.url)).reduce((sum, one) => sum + one.bytes, 0),
  };
}

interface Line {
  /** What was asked for, by its id. */
  sent: Map<string, Sent>;
  /** When a file was asked for or came, in ms of this process. Calls do not count: prices come for ever. */
  fileAt: number;
}

/** No file is on its way any more. */
async function settled(line: Line): Promise<void> {
  const from = performance.now();
  const isOver = (now: number) => now >= Math.min(from + LOADED_MS, Math.max(from + LEAST_MS, line.fileAt + SETTLE_MS));
  while (!isOver(performance.now())) await setTimeout(POLL_MS);
}

async function slowDown(page: Page): Promise<Line> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", LINE);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWED });
  const line: Line = { sent: new Map(), fileAt: performance.now() };
  const tell = (url: string) => {
    if (!url.includes("/api/")) line.fileAt = performance.now();
  };
  cdp.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    line.sent.set(requestId, { url, bytes: 0 });
    tell(url);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = line.sent.get(requestId);
    if (!one) return;
    one.bytes = encodedDataLength;
    tell(one.url);
  });
  return line;
}

declare global {
  interface Window {
    painted: { lcpMs: number; drawnMs: number; shift: number };
  }
}

function watchPaint(): void {
  window.painted = { lcpMs: 0, drawnMs: 0, shift: 0 };
  const watch = new MutationObserver(() => {
    if (!document.querySelector("h1")) return;
    watch.disconnect();
    window.painted.drawnMs = performance.now();
  });
  watch.observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.painted.lcpMs = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.painted.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** One HTML file of that many bytes with a sentence at its end, on the same line and CPU. */
async function bareLcp(browser: Browser, bytes: number): Promise<number> {
  const html = `<!doctype html><meta charset="utf-8"><title>bare</title><!--${"x".repeat(bytes)}--><h1 style="font-size:40px">한판</h1>`;
  const server = createServer((request, response) => {
    if (request.url !== "/") return void response.writeHead(204).end();
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "identity" }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    return (await best(() => loadOnce(browser, url, []))).lcpMs;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
