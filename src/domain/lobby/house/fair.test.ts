import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { createDrawSource } from "../../games/draw-source.ts";
import { baccarat } from "../../games/kinds/baccarat.ts";
import { verifySpin, verifyTableRound } from "./fair.ts";
import { drawStops } from "./slot.ts";

const hex = (text: string) => createHash("sha256").update(text).digest("hex");
const hashOf = (seed: string) => createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
/** As a server computes it: sixteen blocks of HMAC-SHA-256 over "value:id:block". */
const drawn = (seed: string, value: string, id: string) =>
  createDrawSource(
    Buffer.concat(
      Array.from({ length: 16 }, (_, block) =>
        createHmac("sha256", Buffer.from(seed, "hex")).update(`${value}:${id}:${block}`).digest(),
      ),
    ),
  );

const seed = hex("seed");
const previous = hashOf(seed);

it("verifies a spin from its seed and the nonce, and none that was changed", async () => {
  const stops = drawStops("base", drawn(seed, "nonce-1", "c7:3"));
  const spin = { chain: "c7", number: 3, mode: "base", nonce: "nonce-1", seed, stops } as const;
  expect(await verifySpin(spin, previous)).toBe(true);
  expect(await verifySpin({ ...spin, stops: stops.map((stop) => (stop + 1) % 24) }, previous)).toBe(false);
  expect(await verifySpin({ ...spin, nonce: "nonce-2" }, previous)).toBe(false);
  expect(await verifySpin({ ...spin, number: 4 }, previous)).toBe(false);
  expect(await verifySpin(spin, hex("another"))).toBe(false);
});

it("verifies a round of the table from the bets at its lock", async () => {
  const leaves = [hex("tx-1:player:1000"), hex("tx-2:tie:5000")];
  const root = hex(leaves.join(""));
  const round = { chain: "t1", number: 9, seed, leaves, root, drawn: baccarat.draw(drawn(seed, root, "t1:9")) };
  expect(await verifyTableRound(round, previous, baccarat.draw)).toBe(true);
  expect(await verifyTableRound({ ...round, leaves: leaves.slice(1) }, previous, baccarat.draw)).toBe(false);
  expect(await verifyTableRound({ ...round, drawn: [[0], [1]] }, previous, baccarat.draw)).toBe(false);
  expect(await verifyTableRound(round, hex("another"), baccarat.draw)).toBe(false);
});
