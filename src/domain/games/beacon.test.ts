import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beaconRoundAfter, beaconTime, QUICKNET } from "./beacon.ts";
import { beaconPublicKey, isBeaconSignature, newBeaconSecret, signBeaconRound } from "./beacon-signature.ts";
import { commitmentText } from "./commitment.ts";
import { createDrawSource } from "./draw-source.ts";
import { KINDS } from "./kinds.ts";
import { bytesOf, drawBytes, hashedTimes, sha256, textBytes } from "./proof-bytes.ts";
import { roundOf } from "./rounds.ts";
import { type PublishedRound, verifyRound } from "./verify.ts";

/** Round 1000 as quicknet has published it. */
const SIGNATURE = "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39";
const RANDOMNESS = "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd";

describe("a beacon", () => {
  it("signs its first round at its beginning, and one each period", () => {
    expect(beaconTime(QUICKNET, 1)).toBe(1_692_803_367_000);
    expect(beaconTime(QUICKNET, 11)).toBe(1_692_803_397_000);
    expect(beaconRoundAfter(QUICKNET, 0)).toBe(1);
    expect(beaconRoundAfter(QUICKNET, 1_692_803_366_999)).toBe(1);
    // What is signed at the lock itself is not of after it.
    expect(beaconRoundAfter(QUICKNET, 1_692_803_367_000)).toBe(2);
  });

  it("has one first round after each moment [REQ-R46]", () => {
    const moment = fc.integer({ min: 1_692_803_367_000, max: 1_900_000_000_000 });
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 3 }), (at, period) => {
        const chain = { genesis: QUICKNET.genesis, period };
        const round = beaconRoundAfter(chain, at);
        expect(beaconTime(chain, round)).toBeGreaterThan(at);
        expect(beaconTime(chain, round - 1)).toBeLessThanOrEqual(at);
      }),
    );
  });

  it("of quicknet is verified as published", async () => {
    expect(await isBeaconSignature(QUICKNET.publicKey, 1_000, SIGNATURE)).toBe(true);
    expect(await sha256(bytesOf(SIGNATURE))).toBe(RANDOMNESS);
  });

  it("is believed by its own key alone, for its own round", async () => {
    const secret = newBeaconSecret();
    const [key, signature] = [beaconPublicKey(secret), await signBeaconRound(secret, 1_000)];
    expect(await isBeaconSignature(key, 1_000, signature)).toBe(true);
    expect(await isBeaconSignature(key, 1_001, signature)).toBe(false);
    expect(await isBeaconSignature(QUICKNET.publicKey, 1_000, signature)).toBe(false);
    for (const wrong of ["", "00", "ab".repeat(48), `c0${"00".repeat(47)}`, signature.slice(2)])
      expect([wrong, await isBeaconSignature(key, 1_000, wrong)]).toEqual([wrong, false]);
    for (const wrong of ["", "cd".repeat(96), `c0${"00".repeat(95)}`])
      expect([wrong, await isBeaconSignature(wrong, 1_000, signature)]).toEqual([wrong, false]);
  });
});

describe("the proof of a round", () => {
  const SECRET = "11".repeat(32);
  const ID = "211-20261122-0002";
  const chain = { ...QUICKNET, publicKey: beaconPublicKey(SECRET) };

  async function drawnRound(version: 1 | 2): Promise<PublishedRound> {
    const round = roundOf(ID);
    if (!round) throw new Error("no round");
    const [seed, leaves] = ["5e".repeat(32), ["aa", "bb"]];
    const root = await sha256(textBytes(leaves.join("")));
    const signed = beaconRoundAfter(chain, round.closesAt);
    const signature = await signBeaconRound(SECRET, signed);
    const value = version === 1 ? root : await sha256(bytesOf(signature));
    return {
      id: ID,
      version,
      anchor: await hashedTimes(seed, round.number),
      commitment: await sha256(textBytes(commitmentText(version, seed, version === 1 ? null : chain))),
      seed,
      root,
      leaves,
      beacon: version === 1 ? null : { ...chain, round: signed, signature },
      drawn: KINDS[round.game.kind].draw(createDrawSource(await drawBytes(seed, value, ID))),
    };
  }

  it("holds in each version [REQ-R33 REQ-R46]", async () => {
    const all = { commitment: true, chain: true, root: true, result: true };
    expect(await verifyRound(await drawnRound(1))).toEqual(all);
    expect(await verifyRound(await drawnRound(2))).toEqual({ ...all, beacon: true });
  });

  it.each([
    ["one of the other version", { version: 1, beacon: null }, ["commitment", "result"]],
    ["one without its beacon", { beacon: null }, ["commitment", "beacon", "result"]],
    ["bets that were added", { leaves: ["aa", "bb", "cc"] }, ["root"]],
    ["another result", { drawn: [[1, 2, 3, 4, 5], [0]] }, ["result"]],
  ] as const)("tells %s", async (_, change, wrong) => {
    const steps = await verifyRound({ ...(await drawnRound(2)), ...change });
    expect(Object.entries(steps ?? {}).flatMap(([step, holds]) => (holds ? [] : [step]))).toEqual(wrong);
  });

  it("tells a round of the beacon that is not the first after the lock, though it is signed", async () => {
    const right = await drawnRound(2);
    if (!right.beacon) throw new Error("no beacon");
    const round = right.beacon.round + 1;
    const beacon = { ...right.beacon, round, signature: await signBeaconRound(SECRET, round) };
    expect(await verifyRound({ ...right, beacon })).toMatchObject({ beacon: false, commitment: true });
  });

  it("is not there before the draw", async () => {
    expect(await verifyRound({ ...(await drawnRound(2)), drawn: null })).toBeNull();
  });
});
