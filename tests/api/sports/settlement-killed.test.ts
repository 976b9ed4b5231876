import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { audit } from "../../../server/ledger/audit.ts";
import { bet, fixture, posting } from "../../../server/db/schema.ts";
import { startTestServer } from "../lib/harness.ts";

const folder = mkdtempSync(join(tmpdir(), "hanpan-killed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Ends with the signal that killed it. */
function settleAndDie(): Promise<{ signal: string | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", "lib", "settle-and-die.ts"), folder], {
    stdio: ["ignore", "inherit", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => void (said += chunk.toString()));
  return new Promise((resolve) => child.on("exit", (_code, signal) => resolve({ signal, said })));
}

it("a server that was killed in the middle of a settlement pays the rest when it starts again, and no bet twice [CERT-S6]", async () => {
  const { signal, said } = await settleAndDie();
  expect(signal, said).toBe("SIGKILL");
  const server = await startTestServer({ dataDir: folder });
  try {
    const { db } = server.context.database;
    const status = async () => (await db.select().from(fixture).where(eq(fixture.feed, "test")))[0]?.status;
    await expect.poll(status).toBe("cancelled");
    expect(await db.$count(bet, eq(bet.status, -1))).toBe(12);
    expect(await db.$count(posting, eq(posting.kind, "settlement"))).toBe(12);
    // The first batch was settled before the kill, the rest after the start.
    const times = await db.selectDistinct({ at: sql<string>`${bet.settledAt}::text` }).from(bet);
    expect(times.length).toBeGreaterThan(1);
    const member = await server.user("member01");
    expect(await member.ask("GET", "/api/member/user")).toMatchObject({ emoney: 1_000_000 });
    expect((await audit(db)).differences).toEqual([]);
  } finally {
    await server.close();
  }
});
