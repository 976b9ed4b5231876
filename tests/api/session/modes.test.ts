// What each mode lets in, on a folder that outlives the server.
import { connect } from "node:net";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { run } from "../../../scripts/lib/process.ts";
import { readConfig } from "../../../server/config.ts";
import { FolderInUse } from "../../../server/db/lock.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { startServer, type RunningServer } from "../../../server/server.ts";
import { ApiUser } from "../../factories/api-user.ts";

const dataDir = mkdtempSync(join(tmpdir(), "hanpan-modes-"));
const common = { DATA_DIR: dataDir, FEED: "none", PORT: "0", LOG_LEVEL: "error", DEMO_HISTORY_DAYS: "0" };
const production = {
  ...common,
  HANPAN_MODE: "production",
  HANPAN_SECRET: "4f9c1b7ae02d58836fd1c9a4be70253d",
  COOKIE_SECURE: "true",
};
let server: RunningServer;

beforeAll(async () => {
  server = await startServer(readConfig({ ...common, HANPAN_MODE: "demo" }));
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the calls of test mode are not there in a demo, and a second server is kept off the folder", async () => {
  for (const path of ["clock", "reset"]) {
    const answer = await fetch(`${server.url}/api/test/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(answer.status).toBe(404);
  }
  await expect(startServer(readConfig(common))).rejects.toBeInstanceOf(FolderInUse);
});

const image = (of: RunningServer, name: string) => fetch(`${of.url}/api/file/download/${name}`);
const ICON = "messenger-telegram.svg";

test("an image of the data folder goes before the demo's of the same name", async () => {
  const demo = await image(server, ICON);
  expect([demo.status, demo.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  mkdirSync(join(dataDir, "files"), { mode: 0o700 });
  writeFileSync(join(dataDir, "files", ICON), "<svg/>", { mode: 0o600 });
  writeFileSync(join(dataDir, "files", "own.png"), "png", { mode: 0o600 });
  const own = await image(server, "own.png");
  expect([own.status, own.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(own.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(await demo.text()).not.toBe("<svg/>");
  expect(await (await image(server, ICON)).text()).toBe("<svg/>");
  expect((await image(server, "nothing.png")).status).toBe(404);
});

/** Whether something listens there. */
function isOpen(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on("connect", () => {
      resolve(true);
      socket.destroy();
    });
    socket.on("error", () => resolve(false));
  });
}

test("a restart keeps sessions, settings and money; production refuses the folder with demo accounts", async () => {
  const operator = await ApiUser.login(server.url, "admin01");
  await operator.ask("PUT", "/api/admin/settings", { autoLogoutMin: 11 });
  await operator.ask("POST", "/api/admin/deposits", { userId: "member09", amount: 7 });
  const { items } = await operator.ask<{ items: { id: string; address: string }[] }>("GET", "/api/admin/providers");
  const desk = server.context.desk?.originFor("127.0.0.1") ?? "";
  const provider = items.find(({ id }) => id === "hanpan")?.address ?? "";
  expect(await Promise.all([server.url, desk, provider].map(isOpen))).toEqual([true, true, true]);
  await server.close();
  expect(await Promise.all([server.url, desk, provider].map(isOpen))).toEqual([false, false, false]);
  await expect(startServer(readConfig(production))).rejects.toThrow("데모 계정");
  server = await startServer(readConfig({ ...common, HANPAN_MODE: "demo" }));
  const again = new ApiUser(server.url, "admin01");
  again.token = operator.token;
  expect(await again.ask("GET", "/api/admin/settings")).toMatchObject({ autoLogoutMin: 11 });
  expect(await (await ApiUser.login(server.url, "member09")).ask("GET", "/api/member/user")).toMatchObject({
    emoney: 3_000_007,
  });
  expect(await again.ask("GET", "/api/admin/audit")).toMatchObject({ ok: true });
});

test("npm run audit: asks a running server, reads a folder, and ends with 1 and the differences", async () => {
  const audit = () =>
    run("node", ["scripts/audit.ts"], {
      env: { ...process.env, ...common, HANPAN_MODE: "demo", HANPAN_URL: server.url, DATABASE_URL: "" },
    });
  const asked = await audit();
  expect(asked.output).toMatch(/실행 중인 서버에 묻습니다[\s\S]*wallet +won +30 +67,500,007[\s\S]*장부가 맞습니다\./);
  expect(asked.code).toBe(0);
  await server.close();
  const read = await audit();
  expect(read.output).not.toContain("실행 중인 서버");
  expect(read.output).toContain("67,500,007");
  expect(read.code).toBe(0);
  const database = await openDatabase({ dataDir });
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update account set balance = balance + 1 where id = 'house_stakes'`);
  });
  await database.close();
  const wrong = await audit();
  expect(wrong.output).toContain("✗ account house_stakes: balance 1, entries sum to 0");
  expect(wrong.code).toBe(1);
});

test("nothing under the data folder can be read by others, also what an older server left there", async () => {
  await server.close();
  const before = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).map((name) => join(dataDir, name));
  const isOpen = (path: string) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;
  chmodSync(join(dataDir, "secret"), 0o666);
  chmodSync(join(dataDir, "pg", "base"), 0o755);
  chmodSync(dataDir, 0o755);
  server = await startServer(readConfig({ ...common, HANPAN_MODE: "demo" }));
  await ApiUser.login(server.url, "member09");
  expect(before.length).toBeGreaterThan(100);
  expect(before.filter(isOpen)).toEqual([]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test("production starts on an empty folder without any account, and its cookies are secure", async () => {
  const empty = mkdtempSync(join(tmpdir(), "hanpan-empty-"));
  const real = await startServer(readConfig({ ...production, DATA_DIR: empty }));
  try {
    const answer = await fetch(`${real.url}/api/member/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ userId: "member01", password: "hanpan!2026" }),
    });
    expect(answer.status).toBe(404);
    const out = await fetch(`${real.url}/api/member/logout`, { method: "POST" });
    expect(out.headers.get("set-cookie")).toMatch(/^__Host-hanpan_session=;.*Path=\/;.*Secure/);
    for (const path of ["/api/docs", "/api/docs/", "/api/docs/json", "/api/openapi.json", "/api/test/clock"])
      expect([path, (await fetch(`${real.url}${path}`)).status]).toEqual([path, 404]);
    expect(out.headers.get("strict-transport-security")).toContain("max-age");
    expect((await image(real, ICON)).status, "an image of the demo").toBe(404);
  } finally {
    await real.close();
    rmSync(empty, { recursive: true, force: true });
  }
});
