// Film strips of running matches: a football, a basketball and a baseball match on a desktop and on a phone, each picture a
// step of the server's clock after the one before. `npm run film-strip` writes reports/film/SPORT-VIEW.png.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { readConfig } from "../server/config.ts";
import { startServer } from "../server/server.ts";
import { SPORT } from "../src/domain/sports/market.ts";
import { ApiUser, DEMO_PASSWORD } from "../tests/factories/api-user.ts";
import { ensureBuild } from "./lib/build.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./lib/chromium.ts";

const PICTURES = Number(process.env.PICTURES ?? 6);
const STEP_MS = Number(process.env.STEP_MS ?? 75_000);
const SPORTS = { football: SPORT.football, basketball: SPORT.basketball, baseball: SPORT.baseball };
const VIEWS = { desktop: { width: 1_440, height: 900 }, phone: { width: 390, height: 844 } };
/** How long the page has for what the stream tells it. */
const SETTLE_MS = 1_500;
const LONGEST_WAIT_MIN = 240;
const folder = join(import.meta.dirname, "..", "reports", "film");

interface Strip {
  name: string;
  page: Page;
  pictures: Buffer[];
}

await ensureBuild(join(import.meta.dirname, ".."));
mkdirSync(folder, { recursive: true });
const environment = { HANPAN_MODE: "test", FEED: "simulated", DATA_DIR: "memory", PORT: "0", LOG_LEVEL: "error" };
const server = await startServer(readConfig({ ...environment, FEED_SEED: process.env.FEED_SEED ?? "20261" }));
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
try {
  await film(browser);
} finally {
  await browser.close();
  await server.close();
}

async function film(from: Browser): Promise<void> {
  const reader = await ApiUser.login(server.url, "member01");
  const fixtures = await fixturesUnderWay(reader);
  const strips: Strip[] = [];
  for (const [sport, id] of Object.entries(fixtures))
    for (const [view, viewport] of Object.entries(VIEWS)) {
      // Each has a member of its own: a second login ends the first.
      const page = await open(from, viewport, id, `member1${strips.length + 1}`);
      strips.push({ name: `${sport}-${view}`, page, pictures: [] });
    }
  for (let at = 0; at < PICTURES; at++) {
    if (at > 0) await reader.ask("POST", "/api/test/clock", { advanceMs: STEP_MS });
    for (const strip of strips) await strip.page.clock.setSystemTime(await serverTime(reader));
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    for (const strip of strips) strip.pictures.push(await strip.page.screenshot());
  }
  for (const strip of strips) console.log(await sheet(strip));
}

/** A match of each sport that began a short while ago. The server's clock goes on until there is one. */
async function fixturesUnderWay(reader: ApiUser): Promise<Record<string, string>> {
  for (let minute = 0; minute < LONGEST_WAIT_MIN; minute++) {
    const found: Record<string, string> = {};
    for (const [sport, sportId] of Object.entries(SPORTS)) {
      const path = `/api/sports-inplay/fixtures?sportId=${sportId}&itemsPerPage=100`;
      const { items } = await reader.ask<{ items: { id: string; startsAt: string }[] }>("GET", path);
      const newest = items.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt))[0];
      if (newest) found[sport] = newest.id;
    }
    if (Object.keys(found).length === Object.keys(SPORTS).length) return found;
    await reader.ask("POST", "/api/test/clock", { advanceMs: 60_000 });
  }
  throw new Error("the three sports are never under way at once");
}

async function serverTime(reader: ApiUser): Promise<string> {
  return (await reader.ask<{ now: string }>("GET", "/api/test/clock")).now;
}

async function open(
  from: Browser,
  viewport: { width: number; height: number },
  id: string,
  userId: string,
): Promise<Page> {
  const context = await from.newContext({ viewport, locale: "ko-KR", timezoneId: "Asia/Seoul" });
  await context.request.post(`${server.url}/api/member/login`, { data: { userId, password: DEMO_PASSWORD } });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.log(`page: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && console.log(`console: ${message.text()}`));
  await page.goto(`${server.url}/inplay?fixture=${id}`);
  await page.locator("[data-fixture]").first().waitFor();
  return page;
}

/** One picture beside the other, on a sheet with three to a row. */
async function sheet({ name, pictures }: Strip): Promise<string> {
  const { width = 1, height = 1 } = await sharp(pictures[0]).metadata();
  const across = Math.min(3, pictures.length);
  const tile = {
    width: Math.round(width * (width > 800 ? 0.6 : 1)),
    height: Math.round(height * (width > 800 ? 0.6 : 1)),
  };
  const tiles = await Promise.all(pictures.map((one) => sharp(one).resize(tile).toBuffer()));
  const path = join(folder, `${name}.png`);
  await sharp({
    create: {
      width: tile.width * across,
      height: tile.height * Math.ceil(tiles.length / across),
      channels: 3,
      background: "#000",
    },
  })
    .composite(
      tiles.map((input, at) => ({
        input,
        left: (at % across) * tile.width,
        top: Math.floor(at / across) * tile.height,
      })),
    )
    .png()
    .toFile(path);
  return path;
}
