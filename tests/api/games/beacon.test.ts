// Draws wait for a beacon of after their lock: decisions, rule 46. Who tries to steer them is in the long tests.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { gameRound } from "../../../server/db/schema.ts";
import { createSeeds } from "../../../server/games/chain.ts";
import { roundRow } from "../../../server/games/round-row.ts";
import { beaconTime } from "../../../src/domain/games/beacon.ts";
import { newBeaconSecret, signBeaconRound } from "../../../src/domain/games/beacon-signature.ts";
import { nextRound, roundOf } from "../../../src/domain/games/rounds.ts";
import { verifyRound } from "../../../src/domain/games/verify.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { ALL_STEPS, published } from "../lib/proofs.ts";
import { startTrialBeacon, type TrialBeacon } from "../lib/beacon.ts";
import { newMember } from "../lib/betting.ts";
import { createGameDriver, type Proof, type Refusal, type Round, until } from "../lib/game-driver.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";

let beacon: TrialBeacon;
let server: TestServer;
let member: ApiUser;
beforeAll(async () => {
  beacon = await startTrialBeacon();
  server = await startTestServer({ rateLimit: 0, beacon: { urls: [beacon.url], chain: beacon.chain } });
});
afterAll(async () => {
  await server.close();
  await beacon.stop();
});
beforeEach(async () => {
  beacon.mend();
  member = await newMember(server, 1_000_000);
});

const { freshRound, place, money } = createGameDriver(
  () => server,
  () => member,
);
const db = () => server.context.database.db;
const proofOf = (id: string) => member.ask<Proof>("GET", `/api/minigame/rounds/${id}`);
const decided = (id: string) =>
  until(async () => {
    const proof = await proofOf(id);
    return proof.round.isSettled && proof;
  });
const goTo = (at: number) => server.clock.advance(Math.max(0, at - server.clock.now()));
/** When the beacon signs the round that is mixed in. */
const signedAt = ({ beacon: mixed }: Proof) => beaconTime(beacon.chain, mixed?.round ?? 0);

/** Some answers later the beacon was asked again, and no draw was made of what it said. */
async function staysOpen(round: Round): Promise<void> {
  const before = beacon.asked.length;
  await until(async () => beacon.asked.length >= before + 2);
  expect(await proofOf(round.id)).toMatchObject({ round: { state: "open", drawn: null, seed: null } });
}

describe("a round", () => {
  it("is fixed at its lock, and drawn by the first signature after it [REQ-R33 REQ-R46 CERT-G1]", async () => {
    const round = await freshRound("215");
    const before = await proofOf(round.id);
    expect(before).toMatchObject({
      version: 2,
      root: null,
      beacon: { ...beacon.chain, isHouse: false, signature: null },
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
    expect(beacon.asked).not.toContain(locked.beacon?.round);
    expect(await place<Refusal>(round, "p-even")).toMatchObject({ status: 422, body: { code: "market_closed" } });
    goTo(signedAt(locked));
    const proof = await decided(round.id);
    expect(proof).toMatchObject({ root: locked.root, leaves: locked.leaves });
    expect(proof.beacon?.signature).toBe(await beacon.signatureOf(locked.beacon?.round ?? 0));
    expect(await verifyRound(published(proof))).toEqual(ALL_STEPS);
  });

  it.each([
    [
      "a signature of another key",
      async (round: number) => ({ round, signature: await signBeaconRound(newBeaconSecret(), round) }),
    ],
    [
      "the signature of the round before",
      async (round: number) => ({ round, signature: await beacon.signatureOf(round - 1) }),
    ],
    ["another round", async (round: number) => ({ round: round - 1, signature: await beacon.signatureOf(round - 1) })],
    ["no point of the curve", (round: number) => Promise.resolve({ round, signature: "ab".repeat(48) })],
  ])("is not drawn with %s [REQ-R46]", async (_, answer) => {
    const round = await freshRound("211");
    beacon.answer = answer;
    goTo(round.closesAt + 3_000);
    await staysOpen(round);
    beacon.mend();
    expect(await verifyRound(published(await decided(round.id)))).toEqual(ALL_STEPS);
  });

  it("that an older version has laid is drawn as it promised [REQ-R33]", async () => {
    const current = await freshRound("215");
    const running = roundOf(current.id);
    const later = running && nextRound(nextRound(running));
    if (!later) throw new Error("no round");
    const seeds = createSeeds(db(), server.context.vault.box("game chain"));
    const row = await roundRow(seeds, later, null);
    if (!row) throw new Error("no chain");
    await db().insert(gameRound).values(row);
    goTo(later.opensAt + 5);
    const round = await until(async () => {
      const proof = await proofOf(later.id);
      return proof.round.opensAt <= server.clock.now() && proof.round;
    });
    expect((await place(round, "p-odd")).status).toBe(201);
    beacon.answer = () => Promise.resolve(null);
    goTo(round.closesAt + 5);
    const proof = await decided(round.id);
    expect(proof).toMatchObject({ version: 1, beacon: null, round: { commitment: row.commitment, state: "drawn" } });
    expect(await verifyRound(published(proof))).toEqual({ commitment: true, chain: true, root: true, result: true });
  });

  it("that waited for its beacon when the server stopped is drawn by the next one, as it was fixed [CERT-G2]", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "hanpan-beacon-"));
    const config = { dataDir, rateLimit: 0, beacon: { urls: [beacon.url], chain: beacon.chain } };
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
      beacon.answer = () => Promise.resolve(null);
      first.clock.advance(round.closesAt + 5 - first.clock.now());
      const locked = await until(async () => {
        const proof = await read(user, round.id);
        return proof.root !== null && proof;
      });
      const at = first.clock.now();
      await first.close();
      beacon.mend();
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
    beacon.answer = () => Promise.resolve(null);
    goTo(round.closesAt + 3_000);
    await staysOpen(round);
    server.clock.advance(590_000);
    await staysOpen(round);
    expect(await money()).toBe(before - 10_000);
    server.clock.advance(20_000);
    expect(await decided(round.id)).toMatchObject({
      round: { state: "void", drawn: null },
      voidReason: "beacon_missing",
      beacon: { signature: null },
    });
    expect(await money()).toBe(before);
    const operator = await server.user("admin01");
    expect(await operator.ask("GET", "/api/admin/audit")).toMatchObject({ ok: true, differences: [] });
  });
});
