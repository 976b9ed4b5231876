// Draws wait for a beacon of after their lock: decisions, rule 46. Who tries to steer them is in the long tests.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gameRound } from "../../../server/db/schema.ts";
import { createSeeds } from "../../../server/games/chain.ts";
import { roundRow } from "../../../server/games/round-row.ts";
import { beaconTime } from "../../../src/domain/games/beacon.ts";
import { newBeaconSecret, signBeaconRound } from "../../../src/domain/games/beacon-signature.ts";
import { nextRound, roundOf } from "../../../src/domain/games/rounds.ts";
import { verifyRound } from "../../../src/domain/games/verify.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { ALL_STEPS, published } from "../lib/proofs.ts";
import { beaconGamesHere } from "../lib/beacon-games.ts";
import { startTestServer } from "../lib/harness.ts";
import { createGameDriver, type Proof, type Refusal, type Round, until } from "../lib/game-driver.ts";

const { here, freshRound, place, money, db, proofOf, decided, goTo } = beaconGamesHere();
/** When the beacon signs the round that is mixed in. */
const signedAt = ({ beacon: mixed }: Proof) => beaconTime(here.beacon.chain, mixed?.round ?? 0);

/** Some answers later the beacon was asked again for this round, and no draw was made of what it said. */
async function staysOpen({ id }: Round): Promise<void> {
  const mixed = (await proofOf(id)).beacon?.round;
  // Other rounds that are locked ask too, before the clock has reached this one.
  const times = () => here.beacon.asked.filter((round) => round === mixed).length;
  const before = times();
  await until(async () => times() >= before + 2);
  expect(await proofOf(id)).toMatchObject({ round: { state: "open", drawn: null, seed: null } });
}

describe("a round", () => {
  it("is fixed at its lock, and drawn by the first signature after it [REQ-R33 REQ-R46 CERT-G1]", async () => {
    const round = await freshRound("215");
    const before = await proofOf(round.id);
    expect(before).toMatchObject({
      version: 2,
      root: null,
      beacon: { ...here.beacon.chain, isHouse: false, signature: null },
    });
    expect(signedAt(before) - round.closesAt).toBeGreaterThan(0);
    expect(signedAt(before) - round.closesAt).toBeLessThanOrEqual(3_000);
    expect((await place(round, "p-odd")).status).toBe(201);
    goTo(round.closesAt + 5);
    const locked = await until(async () => {
      const proof = await proofOf(round.id);
      return proof.root !== null && proof;
    });
    expect(locked).toMatchObject({ round: { state: "open", drawn: null, seed: null }, beacon: { signature: null } });
    expect(locked.leaves).toHaveLength(1);
    // The clock runs: what was asked for counts where its time has not come yet.
    const asked = [...here.beacon.asked];
    expect(here.server.clock.now() < signedAt(locked) ? asked : []).not.toContain(locked.beacon?.round);
    expect(await place<Refusal>(round, "p-even")).toMatchObject({ status: 422, body: { code: "market_closed" } });
    goTo(signedAt(locked));
    const proof = await decided(round.id);
    expect(proof).toMatchObject({ root: locked.root, leaves: locked.leaves });
    expect(proof.beacon?.signature).toBe(await here.beacon.signatureOf(locked.beacon?.round ?? 0));
    expect(await verifyRound(published(proof))).toEqual(ALL_STEPS);
  });

  it.each([
    [
      "a signature of another key",
      async (round: number) => ({ round, signature: await signBeaconRound(newBeaconSecret(), round) }),
    ],
    [
      "the signature of the round before",
      async (round: number) => ({ round, signature: await here.beacon.signatureOf(round - 1) }),
    ],
    [
      "another round",
      async (round: number) => ({ round: round - 1, signature: await here.beacon.signatureOf(round - 1) }),
    ],
    ["no point of the curve", (round: number) => Promise.resolve({ round, signature: "ab".repeat(48) })],
  ])("is not drawn with %s [REQ-R46]", async (_, answer) => {
    const round = await freshRound("211");
    here.beacon.answer = answer;
    goTo(round.closesAt + 3_000);
    await staysOpen(round);
    here.beacon.mend();
    expect(await verifyRound(published(await decided(round.id)))).toEqual(ALL_STEPS);
  });

  it("that an older version has laid is drawn as it promised [REQ-R33]", async () => {
    const current = await freshRound("215");
    const running = roundOf(current.id);
    const later = running && nextRound(nextRound(running));
    if (!later) throw new Error("no round");
    const seeds = createSeeds(db(), here.server.context.vault.box("game chain"));
    const row = await roundRow(seeds, later, null);
    if (!row) throw new Error("no chain");
    await db().insert(gameRound).values(row);
    goTo(later.opensAt + 5);
    const round = await until(async () => {
      const proof = await proofOf(later.id);
      return proof.round.opensAt <= here.server.clock.now() && proof.round;
    });
    expect((await place(round, "p-odd")).status).toBe(201);
    here.beacon.answer = () => Promise.resolve(null);
    goTo(round.closesAt + 5);
    const proof = await decided(round.id);
    expect(proof).toMatchObject({ version: 1, beacon: null, round: { commitment: row.commitment, state: "drawn" } });
    expect(await verifyRound(published(proof))).toEqual({ commitment: true, chain: true, root: true, result: true });
  });

  it("that waited for its beacon when the server stopped is drawn by the next one, as it was fixed [CERT-G2]", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "hanpan-beacon-"));
    const config = { dataDir, rateLimit: 0, beacon: { urls: [here.beacon.url], chain: here.beacon.chain } };
    try {
      const first = await startTestServer(config);
      const user = await first.user("member03");
      const read = (who: ApiUser, id: string) => who.ask<Proof>("GET", `/api/minigame/rounds/${id}`);
      const own = createGameDriver(
        () => first,
        () => user,
      );
      const round = await own.freshRound("215");
      expect((await own.place(round, "p-odd")).status).toBe(201);
      here.beacon.answer = () => Promise.resolve(null);
      first.clock.advance(round.closesAt + 5 - first.clock.now());
      const locked = await until(async () => {
        const proof = await read(user, round.id);
        return proof.root !== null && proof;
      });
      const at = first.clock.now();
      await first.close();
      here.beacon.mend();
      const second = await startTestServer(config);
      second.clock.advance(Math.max(0, at + 60_000 - second.clock.now()));
      const again = await second.user("member03");
      const proof = await until(async () => {
        const now = await read(again, round.id);
        return now.round.isSettled && now;
      });
      expect(proof).toMatchObject({ root: locked.root, leaves: locked.leaves, round: { state: "drawn" } });
      expect(await verifyRound(published(proof))).toEqual(ALL_STEPS);
      await second.close();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it("waits for a beacon that is away, and is void when it stays away [REQ-R46]", async () => {
    const round = await freshRound("215");
    const before = await money();
    expect((await place(round, "p-odd")).status).toBe(201);
    here.beacon.answer = () => Promise.resolve(null);
    goTo(round.closesAt + 3_000);
    await staysOpen(round);
    here.server.clock.advance(590_000);
    await staysOpen(round);
    expect(await money()).toBe(before - 10_000);
    here.server.clock.advance(20_000);
    expect(await decided(round.id)).toMatchObject({
      round: { state: "void", drawn: null },
      voidReason: "beacon_missing",
      beacon: { signature: null },
    });
    expect(await money()).toBe(before);
    const operator = await here.server.user("admin01");
    expect(await operator.ask("GET", "/api/admin/audit")).toMatchObject({ ok: true, differences: [] });
  });
});
