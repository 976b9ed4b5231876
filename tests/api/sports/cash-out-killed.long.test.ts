import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { bet, cashOut, cashOutRequest } from "../../../server/db/schema.ts";
import { audit } from "../../../server/ledger/audit.ts";
import { startTestServer } from "../lib/harness.ts";

const folder = mkdtempSync(join(tmpdir(), "hanpan-sold-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Ends with the signal that killed it. */
function sellAndDie(): Promise<{ signal: string | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", "lib", "sell-and-die.ts"), folder], {
    stdio: ["ignore", "inherit", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => void (said += chunk.toString()));
  return new Promise((resolve) => child.on("exit", (_code, signal) => resolve({ signal, said })));
}

it("a cash-out that waited when the server was killed is decided once after the next start [CERT-S6]", async () => {
  const { signal, said } = await sellAndDie();
  expect(signal, said).toBe("SIGKILL");
  const server = await startTestServer({ dataDir: folder });
  try {
    const { db } = server.context.database;
    server.clock.advance(5_000);
    const state = async () => (await db.select().from(cashOutRequest)).map((row) => row.state);
    await expect.poll(state, { timeout: 60_000 }).toEqual(["paid"]);
    expect(await db.select().from(cashOut)).toMatchObject([{ stake: 10_000, paid: 9_360 }]);
    expect(await db.select().from(bet)).toMatchObject([{ status: 3, paid: 9_360 }]);
    const member = await server.user("member01");
    expect(await member.ask("GET", "/api/member/user")).toMatchObject({ emoney: 999_360 });
    expect(await member.ask("GET", "/api/commands/sold-while-it-ran")).toMatchObject({
      status: 201,
      body: { state: "paid", paid: 9_360 },
    });
    expect((await audit(db)).differences).toEqual([]);
  } finally {
    await server.close();
  }
});
