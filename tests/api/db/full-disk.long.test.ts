// A disk without room, and a database that is not there: the health call says so, and a start says a sentence.
import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../../server/db/open.ts";
import { reportEnd } from "../../../server/run.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { postgresBinaries, startPostgres } from "../lib/postgres.ts";

/** A disk of its own, of 160 MB. */
async function onDisk(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "hanpan-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=160m,mode=0777", "tmpfs", folder]);
  try {
    await work(folder);
  } finally {
    execFileSync("umount", ["-l", folder]);
    rmdirSync(folder);
  }
}

/** Takes the disk's room but for so many MB. */
function fill(folder: string, leaveMb: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const file = openSync(join(folder, "fill"), "w");
  const zeros = Buffer.alloc(65_536);
  try {
    for (let left = bavail * bsize - leaveMb * 1_048_576; left > 0; left -= zeros.length) writeSync(file, zeros);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(file);
  }
}

const health = async ({ app }: TestServer) => {
  const { statusCode, headers, body } = await app.inject("/api/health");
  return { status: statusCode, retryAfter: headers["retry-after"], body: JSON.parse(body) as unknown };
};
const READY = { status: 200, retryAfter: undefined, body: { ok: true } };
const NO_ROOM = {
  status: 503,
  retryAfter: "2",
  body: { ok: false, code: "unavailable", message: "저장 공간이 없습니다.", trouble: "disk" },
};

/** What a start that fails with this says, and the code that it ends with. */
async function endOf(starting: Promise<unknown>): Promise<{ said: string; code: number }> {
  const error: unknown = await starting.then(
    () => new Error("it started"),
    (reason: unknown) => reason,
  );
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const code = reportEnd(error);
    return { said: said.mock.calls.flat().join("\n"), code };
  } finally {
    said.mockRestore();
  }
}

/** Only root may mount one, and not in every container. */
const canMount = process.getuid?.() === 0 && spawnSync("unshare", ["-m", "true"]).status === 0;

describe.skipIf(!canMount)("a full disk", () => {
  it("of the data folder: the server is not ready but lives, and a start ends with a sentence", () =>
    onDisk(async (folder) => {
      const server = await startTestServer({ dataDir: join(folder, "kept"), databaseUrl: undefined });
      try {
        expect(await health(server)).toEqual(READY);
        fill(folder, 8);
        await expect.poll(() => health(server)).toEqual(NO_ROOM);
        expect((await server.inject("/api/health/live")).json()).toEqual({ ok: true });
      } finally {
        await server.close();
      }
      for (const name of ["kept", "new"]) {
        const { said, code } = await endOf(openDatabase({ dataDir: join(folder, name) }));
        expect(said).toMatch(
          /^데이터 폴더 .*의 디스크에 빈 공간이 부족합니다: 64MB가 필요하고 \d+MB가 남았습니다\. 공간을 비운 뒤 다시 시작하세요\.$/,
        );
        expect(code).toBe(1);
      }
    }));

  it.skipIf(postgresBinaries() === null)(
    "of PostgreSQL: the server is not ready, and is again when there is room",
    () =>
      onDisk(async (folder) => {
        const postgres = await startPostgres(folder);
        const server = await startTestServer({ databaseUrl: postgres.url });
        try {
          expect(await health(server)).toEqual(READY);
          fill(folder, 0);
          await expect.poll(async () => (await health(server)).status).toBe(503);
          rmSync(join(folder, "fill"));
          await expect.poll(() => health(server)).toEqual(READY);
        } finally {
          await server.close();
          await postgres.stop();
        }
      }),
  );
});

it("a database that is not there ends the start with 1 and a sentence", async () => {
  const none = openDatabase({ databaseUrl: "postgres://nobody@127.0.0.1:1/none", dataDir: "memory" });
  const { said, code } = await endOf(none);
  expect(said).toMatch(/^DATABASE_URL의 데이터베이스에 연결할 수 없습니다: .+/);
  expect(code).toBe(1);
});
