import { describe, expect, it } from "vitest";
import { sampleEntry } from "./slip.samples.ts";
import { storedSlipKey } from "./stored-slip-key.ts";
import { readStoredSlip, type StoredSlip, writeStoredSlip } from "./stored-slip.ts";

const slip: StoredSlip = {
  owner: "member01",
  name: "normal",
  entries: [sampleEntry("home")],
  stake: 10_000,
  policy: "better",
};
const now = Date.parse("2026-11-21T12:00:00Z");
const own = { owner: "member01", name: "normal" } as const;
const text = writeStoredSlip(slip, now);
const day = 24 * 3_600_000;

describe("a stored slip", () => {
  it("comes back to the same member for 24 hours [REQ-R10]", () => {
    expect(readStoredSlip(text, { ...own, now })).toEqual(slip);
    expect(readStoredSlip(text, { ...own, now: now + day - 1 })).toEqual(slip);
    expect(readStoredSlip(text, { ...own, now: now + day })).toBeNull();
  });

  it("is not shown to another member, in another slip, or from the future", () => {
    expect(readStoredSlip(text, { ...own, owner: "member02", now })).toBeNull();
    expect(readStoredSlip(text, { ...own, name: "inplay", now })).toBeNull();
    expect(readStoredSlip(text, { ...own, now: now - 1 })).toBeNull();
  });

  it("has a place of its own for each member and slip", () => {
    const places = ["member01", "member02"].flatMap((owner) => [
      storedSlipKey(owner, "normal"),
      storedSlipKey(owner, "inplay"),
      storedSlipKey(owner, "virtual"),
      storedSlipKey(owner, "mini"),
    ]);
    expect(new Set(places).size).toBe(8);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another shape", "[]"],
    ["another version", text.replace('"version":3', '"version":1')],
    ["a price that is no integer", text.replace('"betPrice":195', '"betPrice":1.95')],
    ["a stake that is none", text.replace('"stake":10000', '"stake":-1')],
    ["a pick of another slip", text.replace('"rule":"korean"', '"rule":"mini"')],
    ["an unknown policy", text.replace('"better"', '"worse"')],
  ])("is dropped when it reads %s", (_, broken) => {
    expect(broken).not.toBe(text);
    expect(readStoredSlip(broken, { ...own, now })).toBeNull();
  });
});
