// What is not named is not kept: whatever an event carries, its trail has the fields of the contract and nobody's name.
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { AnyMachineSnapshot, EventObject } from "xstate";
import { CASH_OUT_BARE, PLACEMENT_BARE, Trail, type TrailEvent } from "../../api/contract/sports/trails.ts";
import { offerAt, samplePaid, sampleWaiting } from "../cash-out/cash-out.samples.ts";
import { cashOutTrail } from "./cash-out-trail.ts";
import { sampleBet, samplePicksNow, sampleRequest } from "../placement/placement.samples.ts";
import { placementTrail } from "./placement-trail.ts";
import { replayTrail } from "./replay-trail.ts";
import type { TrailWords } from "./trail.ts";

const refusal = { code: "price_changed", message: "배당이 변경되었습니다.", problems: [] };
const done = (call: string, output: object) => ({ type: `xstate.done.actor.${call}`, output });
const bare = (types: readonly string[]) => types.map((type) => ({ type }));

const PLACEMENT_EVENTS: readonly EventObject[] = [
  ...bare(PLACEMENT_BARE),
  { type: "placement.open", request: sampleRequest } as EventObject,
  { type: "placement.confirm", request: sampleRequest } as EventObject,
  { type: "placement.setDirect", isDirect: true } as EventObject,
  { type: "bet.changed", bet: sampleBet("accepted") } as EventObject,
  ...["sendCommand", "findCommand", "withdrawCommand"].flatMap((call) => [
    done(call, { kind: "placed", bet: sampleBet("pending") }),
    done(call, { kind: "priceChanged", refusal, picks: samplePicksNow }),
    done(call, { kind: "refused", refusal: { ...refusal, rule: "stake_max" } }),
    done(call, { kind: "sessionEnded", status: 555 }),
    ...["absent", "withdrawn", "unknown"].map((kind) => done(call, { kind })),
  ]),
];
const CASH_OUT_EVENTS: readonly EventObject[] = [
  ...bare(CASH_OUT_BARE),
  { type: "cashOut.offered", offer: offerAt(60_000) } as EventObject,
  { type: "cashOut.choose", part: 10_000 } as EventObject,
  { type: "cashOut.allow", fall: 3 } as EventObject,
  done("sendCommand", { kind: "paid", report: samplePaid }),
  done("sendCommand", { kind: "waiting", waits: sampleWaiting }),
  done("sendCommand", { kind: "moved", refusal, offer: offerAt(50_000) }),
  done("findCommand", { kind: "suspended", refusal }),
  done("findCommand", { kind: "refused", refusal }),
];

/** What a person is known by. */
const PERSONAL = {
  userId: "member01",
  name: "김철수",
  phone: "01012345678",
  account: "110-234-567890",
  address: "127.0.0.1",
};
const personal = fc.dictionary(
  fc.constantFrom(...Object.keys(PERSONAL), "owner", "nick", "memo"),
  fc.constantFrom(...Object.values(PERSONAL)),
);

/** The same value with more fields in each of its objects. */
function withMore(value: unknown, more: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((one) => withMore(one, more));
  if (typeof value !== "object" || value === null) return value;
  return { ...more, ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withMore(one, more)])) };
}

const snapshot = { context: { bet: { id: "b1" } } } as unknown as AnyMachineSnapshot;
const began: Readonly<Record<string, TrailEvent>> = {
  placement: { type: "trail.began", fresh: true, isDirect: false },
  "cash-out": { type: "trail.began", offer: null, part: null, fall: 1 },
};

describe.each([
  [placementTrail as unknown as TrailWords, PLACEMENT_EVENTS],
  [cashOutTrail as unknown as TrailWords, CASH_OUT_EVENTS],
])("what is kept of the events of a machine", (words, events) => {
  it("has the fields of the contract, and none that says who the member is", () => {
    fc.assert(
      fc.property(fc.constantFrom(...events), personal, (event, more) => {
        const kept = words.keep(withMore(event, more) as EventObject, snapshot);
        expect(kept).not.toBeNull();
        const steps = [
          { at: 1, event: began[words.machine], state: words.home },
          { at: 2, event: kept, state: words.home },
        ];
        const trail = { machine: words.machine, key: "key-00000001", previous: null, sentAt: 3, steps };
        const text = JSON.stringify(trail);
        expect(v.safeParse(Trail, JSON.parse(text)).issues, text).toBeUndefined();
        for (const one of Object.values(PERSONAL)) expect(text).not.toContain(one);
        expect(text).not.toMatch(/[가-힣]/);
      }),
      { numRuns: 500 },
    );
  });

  it("is nothing of an event that no trail knows", () => {
    fc.assert(
      fc.property(fc.string(), personal, (type, more) => {
        fc.pre(!events.some((event) => event.type === type));
        expect(words.keep({ type, ...more }, snapshot)).toBeNull();
      }),
    );
  });
});

it("passes over the other bets of the member", () => {
  const event = { type: "bet.changed", bet: sampleBet("accepted", "b2") } as EventObject;
  expect(placementTrail.keep(event, snapshot as never)).toBeNull();
});

it("walks on after a gap and after a reload from where the page says that it was", () => {
  const replayed = replayTrail({
    machine: "placement",
    key: "key-00000001",
    steps: [
      { at: 1, event: { type: "trail.began", fresh: true, isDirect: true }, state: "editing" },
      {
        at: 2,
        event: { type: "xstate.done.actor.sendCommand", answer: { kind: "unknown" } },
        state: "unknown",
        leftOut: 4,
      },
      { at: 3, event: { type: "trail.reloaded" }, state: "reconciling" },
      { at: 4, event: { type: "xstate.done.actor.findCommand", answer: { kind: "absent" } }, state: "unknown" },
      { at: 5, event: { type: "placement.cancel" }, state: "김철수" },
    ],
  });
  expect(replayed.map(({ seen }) => seen)).toEqual(["editing", "unknown", "reconciling", "unknown", "unknown"]);
  expect(replayed[3]?.taken).toEqual(["reconciling xstate.done.actor.findCommand [isAbsent]"]);
});
