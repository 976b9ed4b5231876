import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { DESK, isSigned, PROVIDER, signedHeaders } from "./signature.ts";

const NOW = 1_795_000_000_999;
const SECRET = "s".repeat(32);
const CALL = "POST /api/launch";
const signed = signedHeaders(DESK, SECRET, NOW, CALL, "{}");

it("signs the second, the call and the body, a line each", () => {
  const hex = createHmac("sha256", SECRET).update(`1795000000\n${CALL}\n{}`).digest("hex");
  expect(signed).toEqual({ "x-desk-timestamp": "1795000000", "x-desk-signature": hex });
  expect(Object.keys(signedHeaders(PROVIDER, SECRET, NOW, CALL, ""))).toEqual([
    PROVIDER.timestampHeader,
    PROVIDER.signatureHeader,
  ]);
});

it("takes a call of the last five minutes as it was signed, and no other", () => {
  const at = 1_795_000_000_000;
  const taken = (change: object, { now = at, call = CALL, body = "{}", secret = SECRET, peer = DESK } = {}) =>
    isSigned(peer, secret, now, { ...signed, ...change }, call, body);
  expect(taken({})).toBe(true);
  const bound = [-300_001, -300_000, 300_000, 300_001].map((ms) => taken({}, { now: at + ms }));
  expect(bound).toEqual([false, true, true, false]);
  const others = [{ call: "POST /api/launch2" }, { body: "{ }" }, { secret: "t".repeat(32) }, { peer: PROVIDER }];
  for (const other of others) expect(taken({}, other)).toBe(false);
  const hex = signed["x-desk-signature"] ?? "";
  for (const wrong of [
    "",
    hex.slice(1),
    `${hex}0`,
    [hex],
    undefined,
    `${hex.slice(0, -1)}${hex.endsWith("0") ? 1 : 0}`,
  ])
    expect(taken({ "x-desk-signature": wrong })).toBe(false);
  for (const wrong of ["", "1795000000x", "-1795000000", "1795000000.5", ["1795000000"], undefined])
    expect(taken({ "x-desk-timestamp": wrong })).toBe(false);
});
