// Nobody on the site's side steers a draw, a hundred tries each: decisions, rule 46.
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { codeOf } from "../../../server/db/execute.ts";
import { gameBeacon, gameRound } from "../../../server/db/schema.ts";
import { commitmentOf, createSeeds, drawResult, randomnessOf, rootOf } from "../../../server/games/chain.ts";
import { beaconPublicKey, newBeaconSecret, signBeaconRound } from "../../../src/domain/games/beacon-signature.ts";
import type { Drawn } from "../../../src/domain/games/kind.ts";
import { KINDS } from "../../../src/domain/games/kinds.ts";
import { returnsOf } from "../../../src/domain/games/returns.ts";
import { roundOf, type RoundTimes } from "../../../src/domain/games/rounds.ts";
import { type PublishedRound, verifyRound } from "../../../src/domain/games/verify.ts";
import { ALL_STEPS, published } from "../lib/proofs.ts";
import { beaconGamesHere } from "../lib/beacon-games.ts";
import { everyColumn } from "../lib/every-column.ts";
import { until } from "../lib/game-driver.ts";

const { here, freshRound, place, db, proofOf, decided, goTo } = beaconGamesHere();

const TRIES = 100;

/** A pick that wins by this draw, and else about every second time. */
function evenPick({ game }: RoundTimes, drawn: Drawn): string | null {
  const kind = KINDS[game.kind];
  const even = returnsOf(kind).filter(({ chance }) => chance > 4_000 && chance < 6_000);
  const outcomes = kind.outcomesOf(drawn);
  return even.find(({ key }) => outcomes.get(key) === "won")?.key ?? null;
}

/** Of these rounds, how many the picks would have won. */
async function winsOf(picks: ReadonlyMap<string, string>): Promise<{ wins: number; of: number }> {
  const rows = await db()
    .select()
    .from(gameRound)
    .where(inArray(gameRound.id, [...picks.keys()]));
  const drawn = rows.flatMap((row) => (row.drawn ? [{ id: row.id, drawn: row.drawn }] : []));
  const wins = drawn.filter(({ id, drawn: numbers }) => {
    const round = roundOf(id);
    return round && KINDS[round.game.kind].outcomesOf(numbers).get(picks.get(id) ?? "") === "won";
  });
  return { wins: wins.length, of: drawn.length };
}

/** Of almost every game two rounds that lock within ten minutes: the one that runs and the next one. */
const openRounds = () =>
  until(async () => {
    const rounds = await lockedSoon();
    return rounds.length >= TRIES + 10 && rounds;
  });

async function lockedSoon() {
  const now = here.server.clock.now();
  const rows = await db()
    .select()
    .from(gameRound)
    .where(
      and(
        eq(gameRound.state, "open"),
        gt(gameRound.closesAt, new Date(now + 2_000)),
        lte(gameRound.closesAt, new Date(now + 600_000)),
      ),
    );
  return rows.flatMap((row) => {
    const round = roundOf(row.id);
    return round ? [{ row, round }] : [];
  });
}

describe("an insider", () => {
  it(`with the server's disk gains nothing of ${TRIES} tries before the lock [REQ-R46]`, async () => {
    await freshRound("215");
    // The key of the seeds stands on the disk: every seed of the day is known.
    const seeds = createSeeds(db(), here.server.context.vault.box("game chain"));
    const [guessed, ofVersion1] = [new Map<string, string>(), new Map<string, string>()];
    const controls: { round: RoundTimes; seed: string; pick: string }[] = [];
    const rounds = await openRounds();
    for (const { row, round } of rounds) {
      const seed = (await seeds.seedOf(round)) ?? "";
      expect(commitmentOf(seed, here.beacon.chain)).toBe(row.commitment);
      // The newest signature that there is: the beacon's own rounds of after the lock are not there yet.
      const known = await here.beacon.signatureOf((row.beaconRound ?? 0) - 1_000);
      const pick = evenPick(round, drawResult(seed, randomnessOf(known), round));
      if (pick !== null) guessed.set(round.id, pick);
      const old = evenPick(round, drawResult(seed, rootOf([]), round));
      if (old === null) continue;
      ofVersion1.set(round.id, old);
      controls.push({ round, seed, pick: old });
    }
    expect(guessed.size).toBeGreaterThanOrEqual(TRIES);
    here.server.clock.advance(606_000);
    for (const id of guessed.keys()) await decided(id);
    for (const picks of [guessed, ofVersion1]) {
      const { wins, of } = await winsOf(picks);
      expect(of).toBeGreaterThanOrEqual(TRIES);
      // Half of them by chance; 30 more are six times the standard deviation of a hundred.
      expect(wins / of).toBeLessThan(0.8);
      expect(wins / of).toBeGreaterThan(0.2);
    }
    // Without a beacon the same insider wins each time.
    const sure = controls.filter(
      ({ round, seed, pick }) =>
        KINDS[round.game.kind].outcomesOf(drawResult(seed, rootOf([]), round)).get(pick) === "won",
    );
    expect(sure).toHaveLength(controls.length);
  });

  it(`with the database finds nothing to draw with before the lock, and changes nothing of ${TRIES} promises [REQ-R46]`, async () => {
    const round = await freshRound("215");
    const rounds = await openRounds();
    const read = await everyColumn(db());
    const refusals: (string | undefined)[] = [];
    const changes = [
      sql`commitment = ${"0".repeat(64)}`,
      sql`beacon_round = beacon_round - 1000`,
      sql`version = 1, beacon_id = null, beacon_round = null`,
      sql`closes_at = closes_at + interval '1 hour'`,
    ];
    for (const [i, { row }] of rounds.slice(0, TRIES).entries())
      refusals.push(
        await db()
          .execute(sql`update game_round set ${changes[i % changes.length] ?? sql``} where id = ${row.id}`)
          .then(() => undefined, codeOf),
      );
    expect(refusals).toEqual(Array(TRIES).fill("23001"));
    goTo(round.closesAt + 3_000);
    const proof = await decided(round.id);
    const { signature } = proof.beacon ?? {};
    expect([read.includes(String(proof.round.seed)), read.includes(String(signature))]).toEqual([false, false]);
    expect(await verifyRound(published(proof))).toEqual(ALL_STEPS);
    expect(refusals).not.toContain(undefined);
  });

  it(`is found out by the proof in each of ${TRIES} changes after the lock, or changes no result [REQ-R46]`, async () => {
    const round = await freshRound("215");
    expect((await place(round, "p-odd")).status).toBe(201);
    const noted = await proofOf(round.id);
    goTo(round.closesAt + 3_000);
    const right = published(await decided(round.id));
    // The owner of the database takes the guards away.
    await db().execute(sql`alter table game_round disable trigger game_round_kept`);
    const found: string[] = [];
    for (let i = 0; i < TRIES; i++) {
      const change = await forged(right, i);
      const { beacon: forgedBeacon, ...row } = change;
      const id = createHash("sha256").update(`${i}`).digest("hex");
      const beaconRow = { id, ...here.beacon.chain, isHouse: false, publicKey: forgedBeacon?.publicKey ?? "" };
      if (forgedBeacon) await db().insert(gameBeacon).values(beaconRow).onConflictDoNothing();
      await db()
        .update(gameRound)
        .set({
          commitment: row.commitment,
          seed: row.seed,
          root: row.root,
          version: row.version,
          drawn: row.drawn?.map((group) => [...group]) ?? null,
          beaconId: forgedBeacon && id,
          beaconRound: forgedBeacon?.round ?? null,
          beaconSignature: forgedBeacon?.signature ?? null,
        })
        .where(eq(gameRound.id, round.id));
      const shown = published(await proofOf(round.id));
      expect(shown).toMatchObject({ drawn: row.drawn, seed: row.seed });
      // Whoever bet has noted what was published before the round opened.
      const { anchor } = noted;
      const steps = await verifyRound({ ...shown, anchor, commitment: noted.round.commitment });
      const isUnchanged = JSON.stringify(shown.drawn) === JSON.stringify(right.drawn);
      const isFound = Object.values(steps ?? {}).includes(false);
      found.push(isFound ? "found out" : isUnchanged ? "no other result" : `try ${i} steered the draw`);
    }
    await db().execute(sql`alter table game_round enable trigger game_round_kept`);
    expect(found.filter((word) => word.startsWith("try"))).toEqual([]);
    expect(found.filter((word) => word === "found out").length).toBeGreaterThan(TRIES / 2);
  });
});

/** A round with another result, and all that stands beside it made to fit as well as it goes. */
async function forged(right: PublishedRound, i: number): Promise<PublishedRound> {
  const round = roundOf(right.id);
  if (!round || !right.beacon || right.seed === null || right.root === null) throw new Error("the round is not drawn");
  const drawnFrom = (seed: string, value: string) => drawResult(seed, value, round);
  const own = newBeaconSecret();
  const seed = randomBytes(32).toString("hex");
  const { signature, round: signed } = right.beacon;
  switch (i % 5) {
    // Another seed, with a commitment that fits it.
    case 0:
      return {
        ...right,
        seed,
        commitment: commitmentOf(seed, right.beacon),
        drawn: drawnFrom(seed, randomnessOf(signature ?? "")),
      };
    // A later round of the beacon, as if it were the one after the lock.
    case 1: {
      const other = await here.beacon.signatureOf(signed + 1 + i);
      const mixed = { ...right.beacon, round: signed + 1 + i, signature: other };
      return { ...right, beacon: mixed, drawn: drawnFrom(right.seed, randomnessOf(other)) };
    }
    // A beacon of his own, which signs the right round.
    case 2: {
      const other = await signBeaconRound(own, signed);
      const mixed = { ...right.beacon, publicKey: beaconPublicKey(own), signature: other };
      const commitment = commitmentOf(right.seed, mixed);
      return { ...right, beacon: mixed, commitment, drawn: drawnFrom(right.seed, randomnessOf(other)) };
    }
    // The older form, whose value is the hash of the bets: that hash is tried until the result suits.
    case 3: {
      const root = rootOf([seed]);
      const commitment = commitmentOf(right.seed, null);
      return { ...right, version: 1, beacon: null, root, commitment, drawn: drawnFrom(right.seed, root) };
    }
    // A bet more: no result comes from bets.
    default:
      return { ...right, root: rootOf([...right.leaves, seed].toSorted()) };
  }
}
