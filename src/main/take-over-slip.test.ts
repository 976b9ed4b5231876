import { beforeEach, expect, it } from "vitest";
import type { SlipEntry } from "../domain/sports/slip/pick.ts";
import { SLIP_NAMES } from "../domain/sports/slip/slips.ts";
import { sampleIntent } from "../machines/placement/placement.samples.ts";
import { readStoredIntent, writeStoredIntent } from "../machines/placement/stored-intent.ts";
import { sampleEntry } from "../machines/slip/slip.samples.ts";
import { readStoredSlip } from "../machines/slip/stored-slip.ts";
import { takeOverSlip } from "./take-over-slip.ts";

const OWNER = "member01";
const NOW = Date.parse("2026-11-21T12:00:00Z");
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => stored.clear());

const korean = sampleEntry("home");
const prematch = sampleEntry("away", { rule: "european", fixtureId: "f2" });
const inPlay = sampleEntry("live", { rule: "european", fixtureId: "f3", phase: "live" });
const round = (id: string, gameId: string): SlipEntry => ({
  kind: "game",
  id,
  rule: "mini",
  betPrice: 195,
  gameId,
  roundId: `${gameId}-20261121-0001`,
  gameName: "EOS 파워볼 1분",
  selectionName: "홀",
});

/** As it was stored when all picks had one slip. */
function storeSingle(entries: readonly SlipEntry[], { owner = OWNER, savedAt = NOW } = {}): void {
  const slip = { owner: OWNER, variant: "korean", stake: 5_000, policy: "better", entries };
  stored.set(`hanpan.slip.korean.${owner}`, JSON.stringify({ version: 2, savedAt, slip }));
}

function takenOver(now = NOW) {
  takeOverSlip(storage, OWNER, now);
  return Object.fromEntries(
    SLIP_NAMES.map((name) => {
      const text = storage.getItem(`hanpan.slip.${name}.${OWNER}`);
      return [name, readStoredSlip(text, { owner: OWNER, name, now })?.entries.map(({ id }) => id)];
    }),
  );
}

it("gives each pick to the slip that it belongs to, with the stake and the choice", () => {
  storeSingle([korean, prematch, inPlay]);
  expect(takenOver()).toEqual({ normal: ["home", "away"], inplay: ["live"] });
  const slip = readStoredSlip(storage.getItem("hanpan.slip.inplay.member01"), {
    owner: OWNER,
    name: "inplay",
    now: NOW,
  });
  expect(slip).toMatchObject({ stake: 5_000, policy: "better" });
  expect(stored.has("hanpan.slip.korean.member01")).toBe(false);
});

it.each([
  ["a mini-game", "211", { mini: ["odd"] }],
  ["a virtual sport", "601", { virtual: ["odd"] }],
])("gives the pick of %s to its slip", (_, gameId, slips) => {
  storeSingle([round("odd", gameId)]);
  expect(takenOver()).toEqual(slips);
});

it("writes over no slip, and keeps when it was stored", () => {
  storeSingle([korean]);
  takenOver();
  storeSingle([prematch]);
  expect(takenOver()).toEqual({ normal: ["home"] });
  expect(takenOver(NOW + 24 * 3_600_000)).toEqual({});
});

it("drops a slip that is too old", () => {
  storeSingle([korean], { savedAt: NOW - 24 * 3_600_000 });
  expect(takenOver()).toEqual({});
  expect(stored.size).toBe(0);
});

it.each<[string, readonly SlipEntry[], string]>([
  ["is looked for by the slip of its picks", [{ ...inPlay, id: "s1" }], "inplay"],
  ["whose picks have left is looked for by the slip of fixtures", [], "normal"],
])("a bet that was being sent %s", (_, entries, name) => {
  if (entries.length > 0) storeSingle(entries);
  stored.set("hanpan.placement.member01", writeStoredIntent(sampleIntent, NOW));
  takeOverSlip(storage, OWNER, NOW);
  const text = storage.getItem(`hanpan.placement.${name}.member01`);
  expect(readStoredIntent(text, { owner: OWNER, now: NOW })).toEqual(sampleIntent);
  expect([...stored.keys()].filter((key) => key.startsWith("hanpan.placement."))).toHaveLength(1);
});
