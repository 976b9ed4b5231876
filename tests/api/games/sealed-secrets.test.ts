// Who reads the whole database learns no seed before its draw and no secret of a provider: decisions, rule 46.
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gameChain, gameRound, provider } from "../../../server/db/schema.ts";
import { GAMES } from "../../../src/domain/games/games.ts";
import { verifyRound } from "../../../src/domain/games/verify.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { ConfigError } from "../../../server/config.ts";
import { type Db, openDatabase } from "../../../server/db/open.ts";
import { sealStored } from "../../../server/seal-stored.ts";
import { createVault } from "../../../server/vault.ts";
import { fillImage } from "../../factories/seeded-image.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { newMember } from "../lib/betting.ts";
import { everyColumn } from "../lib/every-column.ts";
import { createGameDriver, type Proof } from "../lib/game-driver.ts";
import { Player, startHouse } from "../lib/house.ts";
import { id, launched, registered, walletOf } from "../lib/provider.ts";

const hashed = (seed: string) => createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");

/** Of everything in the text that may be a seed: what comes to the known one in 1 to `steps` hashes. */
const leadingTo = (text: string, known: string, steps: number) =>
  [...new Set(text.match(/\b[0-9a-f]{64}\b/g))].filter((candidate) => {
    let at = candidate;
    for (let i = 0; i < steps; i++) {
      at = hashed(at);
      if (at === known) return true;
    }
    return false;
  });

describe("a reader of the database", () => {
  let server: TestServer;
  let user: ApiUser;
  beforeAll(async () => {
    server = await startTestServer({ rateLimit: 0 });
    user = await newMember(server, 100_000);
  });
  afterAll(() => server.close());

  it("finds no seed before its draw, and the published one after it [REQ-R46 CERT-G1]", async () => {
    const driver = createGameDriver(
      () => server,
      () => user,
    );
    const { db } = server.context.database;
    const round = await driver.freshRound("215");
    expect((await driver.place(round, "p-odd")).status).toBe(201);
    const before = await everyColumn(db);
    const { seed } = await driver.decided("215", round);
    if (seed === null) throw new Error("the round is not drawn");
    const after = await everyColumn(db);
    expect([before.includes(seed), after.includes(seed)]).toEqual([false, true]);
    // A later seed of the day leads to this one when it is hashed on. The day has 720 rounds.
    expect([leadingTo(before, seed, 720), leadingTo(after, seed, 720)]).toEqual([[], []]);
    const open = await db.select().from(gameRound).where(eq(gameRound.state, "open"));
    expect(open.length).toBeGreaterThanOrEqual(GAMES.length);
    expect(open.every((row) => row.seed === null && row.drawn === null)).toBe(true);
    const proof = await user.ask<Proof>("GET", `/api/minigame/rounds/${round.id}`);
    expect(await verifyRound({ ...proof, ...proof.round })).toEqual({
      commitment: true,
      chain: true,
      root: true,
      beacon: true,
      result: true,
    });
  }, 240_000);

  it("finds no secret of a provider [REQ-R46]", async () => {
    const operator = await server.user("admin01");
    const trial = await registered(operator);
    const { db } = server.context.database;
    const token = await launched(user, trial);
    expect(await everyColumn(db)).not.toContain(trial.secret);
    const wallet = walletOf(server, trial, token);
    expect((await wallet.send("bet", wallet.betOf(1_000))).status).toBe(200);
    // Another one from now on, and no longer the one before.
    const secret = randomBytes(24).toString("hex");
    await operator.ask("PUT", `/api/admin/providers/${trial.id}`, { secret });
    const text = await everyColumn(db);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(trial.secret);
    const changed = walletOf(server, Object.assign(trial, { secret }), token);
    expect((await changed.send("bet", changed.betOf(1_000))).status).toBe(200);
    await trial.stop();
  });

  it("cannot give one row the secret of another [REQ-R46]", async () => {
    const operator = await server.user("admin01");
    const trial = await registered(operator);
    const { db } = server.context.database;
    const token = await launched(user, trial);
    const [house] = await db.select().from(provider).where(eq(provider.id, "hanpan"));
    await db
      .update(provider)
      .set({ sealed: house?.sealed ?? "" })
      .where(eq(provider.id, trial.id));
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const wallet = walletOf(server, trial, token);
    expect((await wallet.send("bet", wallet.betOf(1_000))).status).toBe(404);
    await operator.ask("PUT", `/api/admin/providers/${trial.id}`, { secret: trial.secret });
    expect((await wallet.send("bet", wallet.betOf(1_000))).status).toBe(200);
    await trial.stop();
  });

  it("cannot write a plain one", async () => {
    const { db } = server.context.database;
    const refusedBy = (check: string) => ({
      cause: expect.objectContaining({ message: expect.stringContaining(check) as string }) as Error,
    });
    const plain = { sealed: "00".repeat(32) };
    await expect(db.update(gameChain).set(plain)).rejects.toMatchObject(refusedBy("game_chain_sealed"));
    await expect(db.update(provider).set(plain)).rejects.toMatchObject(refusedBy("provider_sealed"));
  });
});

it("a data folder of before is sealed with the new key at the start, and keeps the seeds that it promised", async () => {
  const [OLD, NEW] = ["4f9c1b7ae02d58836fd1c9a4be70253d", "91be07d3c5a84f62b1f0d7e9a3c65842"];
  const dataDir = mkdtempSync(join(tmpdir(), "hanpan-sealed-"));
  try {
    const first = await startTestServer({ dataDir, dataKey: OLD });
    const { db } = first.context.database;
    const box = first.context.vault.box("game chain");
    // Chains as a version before this one has left them; the house's provider is sealed with the old key.
    await db.execute(sql`alter table game_chain drop constraint game_chain_sealed`);
    const chains = await db.select().from(gameChain);
    const plain = chains.map((row) => ({ ...row, secret: box.open(row.sealed, `${row.gameId} ${row.day}`) }));
    for (const { gameId, day, secret } of plain)
      await db.execute(sql`update game_chain set secret = ${secret} where game_id = ${gameId} and day = ${day}`);
    await first.close();

    await expect(startTestServer({ dataDir, dataKey: NEW })).rejects.toThrow("HANPAN_DATA_KEY_OLD");
    const second = await startTestServer({ dataDir, dataKey: NEW, oldDataKeys: [OLD], rateLimit: 0 });
    try {
      const text = await everyColumn(second.context.database.db);
      expect(plain.filter(({ secret }) => text.includes(secret))).toEqual([]);
      // The old key is not needed any more.
      const vault = createVault(NEW);
      for (const row of await second.context.database.db.select().from(gameChain)) {
        const secret = vault.box("game chain").open(row.sealed, `${row.gameId} ${row.day}`);
        const before = plain.find(({ gameId, day }) => gameId === row.gameId && day === row.day);
        expect(secret).toBe(before?.secret ?? secret);
      }
      for (const row of await second.context.database.db.select().from(provider))
        expect(vault.box("provider").open(row.sealed, row.id)).toHaveLength(44);
      const user = await newMember(second, 100_000);
      const driver = createGameDriver(
        () => second,
        () => user,
      );
      const round = await driver.freshRound("215");
      const drawn = await driver.decided("215", round);
      expect(drawn).toMatchObject({ state: "drawn", commitment: round.commitment });
    } finally {
      await second.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 240_000);

it("the house's own provider keeps its seeds sealed too", async () => {
  const house = await startHouse({ isStill: true });
  try {
    const player = await Player.enter(house, "moon-rabbit", "sealed");
    const answer = await player.send("/api/slot/spins", { id: id(), stake: 1_000, nonce: id() });
    const { spin } = (await answer.json()) as { spin: { seed: string; previous: string } };
    expect(hashed(spin.seed)).toBe(spin.previous);
    const text = await everyColumn(house.database.db as Db);
    expect([text.includes(spin.seed), leadingTo(text, spin.seed, 1_000)]).toEqual([false, []]);
  } finally {
    await house.close();
  }
});

it("what an old key has sealed is sealed with the new one, each row by itself, and another key opens nothing", async () => {
  const [oldKey, newKey] = ["o".repeat(32), "n".repeat(32)];
  const { db, close } = await openDatabase({ dataDir: "memory", image: await fillImage() });
  try {
    const box = (...keys: [string, ...string[]]) => createVault(keys[0], keys.slice(1)).box("provider");
    const createdAt = new Date();
    const made = ["p1", "p2", "p3"].map((name) => ({ id: name, name, address: `https://${name}.example`, createdAt }));
    const stored = [box(oldKey).seal("s1", "p1"), box(oldKey).seal("s2", "p2"), box(newKey).seal("s3", "p3")];
    await db.delete(provider);
    await db.insert(provider).values(made.map((row, i) => ({ ...row, sealed: stored[i] ?? "" })));
    await db.delete(gameChain);
    const sealedNow = async () => {
      const rows = await db.select({ id: provider.id, sealed: provider.sealed }).from(provider).orderBy(provider.id);
      return rows.map((row) => row.sealed);
    };
    await expect(sealStored(db, createVault(newKey))).rejects.toThrow(ConfigError);
    expect(await sealedNow()).toEqual(stored);
    await sealStored(db, createVault(newKey, [oldKey]));
    const fresh = await sealedNow();
    expect(fresh.map((sealed, i) => box(newKey).open(sealed, `p${i + 1}`))).toEqual(["s1", "s2", "s3"]);
    expect(fresh[2]).toBe(stored[2]);
    await sealStored(db, createVault(newKey));
    expect(await sealedNow()).toEqual(fresh);
  } finally {
    await close();
  }
});
