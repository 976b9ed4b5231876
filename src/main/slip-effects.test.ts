import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sampleEntry } from "../machines/slip/slip.samples.ts";
import { storedSlipKey } from "../machines/slip/stored-slip-key.ts";
import { type StoredSlip, writeStoredSlip } from "../machines/slip/stored-slip.ts";
import { watchStoredSlip } from "./slip-effects.ts";

const OWNER = "member01";
const KEY = storedSlipKey(OWNER, "normal");
const tab = new EventTarget();
const stored = new Map<string, string>();
const storage = { getItem: (key: string) => stored.get(key) ?? null } as Storage;
const heard: StoredSlip[] = [];
let stop = (): void => {};

beforeEach(() => {
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
  stop = watchStoredSlip(storage, OWNER, "normal", (slip) => heard.push(slip));
});
afterEach(() => {
  stop();
  stored.clear();
  heard.length = 0;
  vi.unstubAllGlobals();
});

function textOf(id: string): string {
  const slip: StoredSlip = { owner: OWNER, name: "normal", entries: [sampleEntry(id)], stake: 0, policy: "none" };
  return writeStoredSlip(slip, Date.now());
}

/** Another tab has stored it. */
function tell(newValue: string | null, key = KEY): void {
  tab.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
}

it("tells what another tab has stored", () => {
  stored.set(KEY, textOf("home"));
  tell(textOf("home"));
  expect(heard.map(({ entries }) => entries.map(({ id }) => id))).toEqual([["home"]]);
});

it("tells what is stored now where an event comes later than this tab's own change", () => {
  tell(textOf("home"));
  stored.set(KEY, textOf("away"));
  tell(textOf("home"));
  expect(heard.map(({ entries }) => entries.map(({ id }) => id))).toEqual([[], ["away"]]);
});

it("tells nothing of other keys, and nothing after its end", () => {
  tell(textOf("home"), storedSlipKey(OWNER, "mini"));
  stop();
  tell(textOf("home"));
  expect(heard).toEqual([]);
});
