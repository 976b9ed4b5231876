// The server as `npm start` runs it: a process with an environment, signals and codes.
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../../../scripts/lib/process.ts";
import { startServerProcess } from "../../../scripts/lib/server-process.ts";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { readStream } from "../lib/stream-reader.ts";

const root = join(import.meta.dirname, "..", "..", "..");

test("it tells its address and the demo's accounts, and ends with 0 when it is asked to, with a stream still open", async () => {
  const server = await startServerProcess({ HANPAN_MODE: "demo", FEED: "none", DEMO_HISTORY_DAYS: "0" });
  const { token } = await ApiUser.login(server.url, "member01");
  const stream = await readStream(server.url, token);
  expect(stream.status).toBe(200);
  expect(await server.end()).toBe(0);
  await stream.ended;
  expect(server.log()).toMatch(new RegExp(`member01.*${DEMO_PASSWORD}`));
  await expect(fetch(server.url)).rejects.toThrow("fetch failed");
});

test("a wrong environment ends it with 2, and every wrong variable is named", async () => {
  const { code, output } = await run("node", ["server/main.ts"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: "memory", PORT: "80000", FEED: "live" },
  });
  expect(code).toBe(2);
  expect(output).toContain("PORT: 65535 이하여야 합니다.");
  expect(output).toContain("FEED: simulated 또는 none이어야 합니다.");
});
