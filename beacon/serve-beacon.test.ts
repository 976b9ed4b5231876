import { afterEach, expect, test } from "vitest";
import { beaconTime, QUICKNET } from "../src/domain/games/beacon.ts";
import { isBeaconSignature } from "../src/domain/games/beacon-signature.ts";
import { serveBeacon, type ServedBeacon } from "./serve-beacon.ts";

let beacon: ServedBeacon;
afterEach(() => beacon.stop());

test("a beacon tells of itself and signs each round from its time on, and none before", async () => {
  const { genesis, period } = QUICKNET;
  let now = beaconTime(QUICKNET, 70);
  beacon = await serveBeacon({ secret: "11".repeat(32), genesis, period, now: () => now });
  const read = async (path: string) => {
    const response = await fetch(beacon.url + path);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  expect(await read("/info")).toMatchObject({
    status: 200,
    body: { public_key: beacon.publicKey, period, genesis_time: genesis, schemeID: "bls-unchained-g1-rfc9380" },
  });
  const { status, body } = await read("/public/70");
  expect([status, body.round]).toEqual([200, 70]);
  expect(await isBeaconSignature(beacon.publicKey, 70, String(body.signature))).toBe(true);
  expect((await read("/public/71")).status).toBe(425);
  now += period * 1_000;
  expect((await read("/public/71")).status).toBe(200);
  for (const path of ["/public/0", "/public/x", "/public/", "/"])
    expect([path, (await read(path)).status]).toEqual([path, 404]);
});
