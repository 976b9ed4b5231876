// The first owner of an empty production site, made where the database is.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { afterAll, expect, test } from "vitest";
import { startServerProcess } from "../../../scripts/lib/server-process.ts";
import type { OwnAccount } from "../../../src/api/contract/operator/own-account.ts";
import { ApiUser } from "../../factories/api-user.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const folder = await mkdtemp(join(tmpdir(), "hanpan-first-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const PASSWORD = "window lamp 4417";
const production = {
  HANPAN_MODE: "production",
  HANPAN_SECRET: "0f9c52a4be7714d1a7c3e88b5f20964dd1e3b7aa60c95f1842be0d7733f19ac6",
  COOKIE_SECURE: "true",
  DATA_DIR: folder,
};

/** `password`: what is written to the command's standard input. */
function createAdmin(userId: string, password: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["scripts/accounts.ts", "create-admin", userId],
      { cwd: root, env: { ...process.env, ...production } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
    child.stdin?.end(`${password}\n`);
  });
}

interface LoggedIn {
  token?: string;
  code?: string;
}
async function logIn(url: string, sent: object): Promise<LoggedIn & { status: number }> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/member/login`, { method: "POST", headers, body: JSON.stringify(sent) });
  return { status: answer.status, ...((await answer.json()) as LoggedIn) };
}

test("production starts with nobody inside and names the command, which makes an owner with a second factor", async () => {
  const empty = await startServerProcess(production);
  await expect.poll(() => empty.log()).toContain("npm run accounts -- create-admin");
  // The folder has one owner at a time.
  expect(await createAdmin("boss01", PASSWORD)).toMatchObject({
    code: 1,
    output: expect.stringContaining("서버를 멈춘"),
  });
  await empty.end();

  for (const weak of ["password123", "hanpan!2026", "owner-boss01-7"])
    expect(await createAdmin("boss01", weak)).toMatchObject({ code: 1 });
  const made = await createAdmin("boss01", PASSWORD);
  expect(made.code).toBe(0);
  const secret = /직접 입력할 키: ([A-Z2-7]+)/.exec(made.output)?.[1] ?? "";
  expect(made.output.match(/^ {2}\S+$/gm)).toHaveLength(10);
  expect(await createAdmin("boss01", PASSWORD)).toMatchObject({ code: 1 });

  const server = await startServerProcess(production);
  const account = { userId: "boss01", password: PASSWORD };
  expect(await logIn(server.url, account)).toMatchObject({ status: 428, code: "code_required" });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { status, token } = await logIn(server.url, { ...account, code });
  expect(status).toBe(200);
  const owner = new ApiUser(server.url, "boss01");
  owner.token = token ?? "";
  expect(await owner.ask<OwnAccount>("GET", "/api/member/staff/me")).toMatchObject({
    roles: ["owner"],
    hasFactor: true,
    recoveryCodes: 10,
    toSetUp: [],
  });
  await server.end();
  expect(server.log()).not.toContain("create-admin");
});
