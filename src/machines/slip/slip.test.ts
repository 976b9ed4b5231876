import { createActor, fromPromise, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { MARKET_FAMILIES, SLIP_VARIANTS, type SlipVariant } from "../../domain/sports/market.ts";
import { slipBlock } from "../../domain/sports/slip/block.ts";
import { isBonus, type SlipEntry } from "../../domain/sports/slip/pick.ts";
import { BONUS_PRICE_MESSAGE } from "../../domain/sports/slip/refusal.ts";
import { holdsRule, SLIP_NAMES } from "../../domain/sports/slip/slips.ts";
import { brokenRule, VARIANT_TABLES } from "../../domain/sports/slip/variants.ts";
import { blockOf, recordOf } from "./slip.actions.ts";
import { slipMachine } from "./slip.machine.ts";
import { sampleBonus, sampleEntry, sampleSlipBetLimits } from "./slip.samples.ts";
import type { CheckPricesInput, CheckPricesOutput, PriceNow, SlipEvent, SlipInput } from "./slip.schema.ts";
import type { StoredSlip } from "./stored-slip.ts";

const settle = () => new Promise((done) => setTimeout(done));

function start(input: Partial<SlipInput> = {}, check: (ids: readonly string[]) => PriceNow[] | Error = () => []) {
  const saved: StoredSlip[] = [];
  const machine = slipMachine.provide({
    actions: { saveSlip: ({ context }) => void saved.push(recordOf(context)) },
    actors: {
      checkPrices: fromPromise<CheckPricesOutput, CheckPricesInput>(async ({ input: { ids } }) => {
        const items = check(ids);
        if (items instanceof Error) throw items;
        return { asked: ids, items };
      }),
    },
  });
  const given: SlipInput = {
    owner: "member01",
    name: "normal",
    limits: sampleSlipBetLimits,
    balance: 10_000_000,
    ...input,
  };
  const actor = createActor(machine, { input: given }).start();
  const send = (...events: SlipEvent[]) => events.forEach((event) => actor.send(event));
  const context = () => actor.getSnapshot().context;
  return { actor, saved, send, context, ids: () => context().legs.map((leg) => leg.entry.id) };
}

const pick = (entry: SlipEntry): SlipEvent => ({ type: "slip.pick", entry, availability: "open" });
const home = sampleEntry("home");
const openOn = (selections: Record<string, number>, fixtures: Record<string, number> = {}) => ({
  limits: { ...sampleSlipBetLimits, open: { selections, fixtures } },
});
const other = (at: number, betPrice = 195) =>
  sampleEntry(`other-${at}`, { fixtureId: `g${at}`, marketId: `g${at}-wdl`, betPrice });

const anyEntry: fc.Arbitrary<SlipEntry> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({
        fixture: fc.integer({ min: 1, max: 4 }),
        family: fc.constantFrom(...MARKET_FAMILIES),
        side: fc.integer({ min: 1, max: 2 }),
        betPrice: fc.integer({ min: 125, max: 135 }),
      })
      .map(({ fixture, family, side, betPrice }) =>
        sampleEntry(`${fixture}-${family}-${side}`, { fixtureId: `f${fixture}`, marketName: family, family, betPrice }),
      ),
  },
  { weight: 1, arbitrary: fc.constantFrom(sampleBonus("bonus-3", 3, 103), sampleBonus("bonus-5", 5, 105)) },
);
const anyEvent = (ids: readonly string[] = ["1-handicap-1", "2-other-2", "bonus-3"]): fc.Arbitrary<SlipEvent> =>
  fc.oneof(
    { weight: 10, arbitrary: anyEntry.map(pick) },
    { weight: 2, arbitrary: fc.constantFrom(...ids).map((id): SlipEvent => ({ type: "slip.remove", id })) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...ids),
          fc.integer({ min: 100, max: 400 }),
          fc.constantFrom("open", "suspended", "closed"),
        )
        .map(([selectionId, betPrice, status]): SlipEvent => ({
          type: "prices.changed",
          items: [{ selectionId, betPrice, status }],
        })),
    },
    fc.constantFrom<SlipEvent>(
      { type: "slip.clear" },
      { type: "slip.hold" },
      { type: "slip.release" },
      { type: "stake.set", stake: 10_000 },
    ),
  );

describe.each(SLIP_VARIANTS)("the %s slip", (variant: SlipVariant) => {
  it("never holds what its variant forbids, whatever is done to it", () => {
    fc.assert(
      fc.property(fc.array(anyEvent(), { maxLength: 60 }), (events) => {
        const { actor, send, context } = start({ name: SLIP_NAMES.find((one) => holdsRule(one, variant)) ?? "normal" });
        for (const given of events) {
          const event = given.type === "slip.pick" ? pick({ ...given.entry, rule: variant }) : given;
          send(event);
          const entries = context().legs.map((leg) => leg.entry);
          expect(brokenRule(entries.filter((entry) => !isBonus(entry)))).toBeNull();
          expect(entries.filter(isBonus).length).toBeLessThanOrEqual(VARIANT_TABLES[variant].takesBonus ? 1 : 0);
          expect(entries.length).toBeLessThanOrEqual(sampleSlipBetLimits.maxLegs);
          // Each leg knows of itself what the slip knows of it.
          for (const leg of context().legs) {
            const own = leg.ref.getSnapshot();
            expect([own.context.betPrice, own.context.seenPrice, own.value.availability]).toEqual([
              leg.entry.betPrice,
              leg.seenPrice,
              leg.availability,
            ]);
          }
          const snapshot = actor.getSnapshot();
          const block = slipBlock(context().legs, context());
          expect(snapshot.hasTag("placeable") && block !== null).toBe(false);
          expect(snapshot.matches({ filled: "blocked" }) && block === null).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe("picking", () => {
  it("refuses a pick at 1.30 beside a Bonus with the specification's alert and keeps the slip", () => {
    const { actor, send, ids } = start();
    const alerts: string[] = [];
    actor.on("slip.refused", ({ refusal }) => alerts.push(refusal.message));
    send(pick(sampleBonus("bonus", 3, 103)), pick(other(1, 130)), pick(other(2, 131)));
    expect(ids()).toEqual(["bonus", "other-2"]);
    expect(alerts).toEqual(["보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다."]);
    expect(alerts[0]).toBe(BONUS_PRICE_MESSAGE);
  });

  it("stops the actor of a leg that leaves and takes no more facts from it", () => {
    const { send, context, actor } = start();
    send(pick(home));
    const left = context().legs[0]?.ref;
    send(pick(home));
    expect(left?.getSnapshot().status).toBe("stopped");
    expect(actor.getSnapshot().value).toBe("empty");
  });

  it("offers nothing for a leg that is not in it", () => {
    const { actor, send } = start();
    send(pick(home));
    expect(actor.getSnapshot().can({ type: "slip.remove", id: "home" })).toBe(true);
    expect(actor.getSnapshot().can({ type: "slip.remove", id: "elsewhere" })).toBe(false);
    expect(actor.getSnapshot().can({ type: "slip.acceptPrice", id: "elsewhere" })).toBe(false);
    expect(actor.getSnapshot().can({ type: "slip.placed", ids: ["elsewhere"] })).toBe(false);
  });

  it("lets one leg's change answer for no other [REQ-R2]", () => {
    const { send, context, actor } = start();
    send(pick(home), pick(other(1)), { type: "stake.set", stake: 10_000 });
    const before = context().legs[0];
    send({ type: "prices.changed", items: [{ selectionId: "other-1", betPrice: 150, status: "suspended" }] });
    expect(context().legs[0]).toBe(before);
    expect(slipBlock(context().legs, context())).toMatchObject({ rule: "market_suspended", legs: ["other-1"] });
    send({ type: "slip.remove", id: "other-1" });
    expect(actor.getSnapshot().hasTag("placeable")).toBe(true);
  });
});

describe("prices", () => {
  it("blocks by the member's policy until the new price is agreed to, leg by leg [REQ-R12 CERT-B1]", () => {
    const { send, actor, saved } = start();
    const placeable = () => actor.getSnapshot().hasTag("placeable");
    const hasMoved = () => actor.getSnapshot().hasTag("moved");
    send(pick(home), pick(other(1)), { type: "stake.set", stake: 10_000 });
    send({
      type: "prices.changed",
      items: [
        { selectionId: "home", betPrice: 200, status: "open" },
        { selectionId: "other-1", betPrice: 190, status: "open" },
      ],
    });
    expect([placeable(), hasMoved()]).toEqual([true, true]);
    send({ type: "policy.set", policy: "better" }, { type: "slip.acceptPrice", id: "other-1" });
    expect(hasMoved()).toBe(false);
    send({ type: "policy.set", policy: "none" });
    expect(hasMoved()).toBe(true);
    send({ type: "slip.acceptPrice", id: "home" });
    expect([placeable(), hasMoved()]).toEqual([true, false]);
    expect(saved.at(-1)?.entries.map((entry) => entry.betPrice)).toEqual([200, 190]);
  });

  it("agrees to the prices as they stand when a placement begins, and offers the next change again", () => {
    const { send, actor, context } = start();
    send(pick(home), { type: "stake.set", stake: 10_000 }, { type: "policy.set", policy: "better" });
    send(
      { type: "prices.changed", items: [{ selectionId: "home", betPrice: 210, status: "open" }] },
      { type: "slip.hold" },
    );
    send(pick(other(1)), { type: "stake.set", stake: 20_000 });
    expect([context().legs.length, context().stake, context().legs[0]?.seenPrice]).toEqual([1, 10_000, 210]);
    send(
      { type: "prices.changed", items: [{ selectionId: "home", betPrice: 195, status: "open" }] },
      { type: "slip.release" },
    );
    expect(actor.getSnapshot().value).toEqual({ filled: "moved" });
  });
});

describe("a stored slip", () => {
  const stored: StoredSlip = {
    owner: "member01",
    name: "normal",
    entries: [home, other(1)],
    stake: 10_000,
    policy: "none",
  };

  it("comes back with its prices checked before it can be placed", async () => {
    const { actor, context, ids } = start({ stored }, () => [{ selectionId: "home", betPrice: 210, status: "open" }]);
    expect(actor.getSnapshot().hasTag("busy")).toBe(true);
    await settle();
    expect(ids()).toEqual(["home", "other-1"]);
    expect(context().legs.map((leg) => [leg.seenPrice, leg.entry.betPrice, leg.availability])).toEqual([
      [195, 210, "open"],
      [195, 195, "closed"],
    ]);
    expect(slipBlock(context().legs, context())).toMatchObject({ rule: "market_closed", legs: ["other-1"] });
  });

  it("says so when prices cannot be checked, and asks again", async () => {
    let online = false;
    const { actor, send } = start({ stored }, (ids) =>
      online ? ids.map((selectionId) => ({ selectionId, betPrice: 195, status: "open" })) : new Error("no answer"),
    );
    await settle();
    expect(actor.getSnapshot().value).toEqual({ filled: "unchecked" });
    expect(actor.getSnapshot().hasTag("placeable")).toBe(false);
    online = true;
    send({ type: "prices.check" });
    await waitFor(actor, (snapshot) => snapshot.hasTag("placeable"));
  });

  it.each([
    ["its prices are being checked", stored],
    ["it is empty", null],
  ])("is held while a bet of before the reload is looked for, also where %s", async (_where, given) => {
    const { actor, send, ids } = start({ stored: given }, (asked) =>
      asked.map((selectionId) => ({ selectionId, betPrice: 210, status: "open" })),
    );
    const before = ids();
    send({ type: "slip.hold" }, { type: "slip.clear" }, { type: "slip.remove", id: "home" }, pick(other(7)));
    await settle();
    send({ type: "slip.acceptPrice", id: "home" }, { type: "stake.set", stake: 20_000 });
    expect([actor.getSnapshot().hasTag("held"), ids()]).toEqual([true, before]);
    send({ type: "slip.release" });
    await settle();
    expect(actor.getSnapshot().value).toEqual(given ? { filled: "moved" } : "empty");
    expect(actor.getSnapshot().context.stake).toBe(given ? 10_000 : 0);
  });

  it("judges by the check only the legs that it asked about", async () => {
    const { send, context } = start({ stored }, (ids) =>
      ids.map((selectionId) => ({ selectionId, betPrice: 195, status: "open" })),
    );
    send(pick(other(7)));
    await settle();
    expect(context().legs.map((leg) => leg.availability)).toEqual(["open", "open", "open"]);
  });

  it("of another member or slip is not taken in, neither at the start nor later", () => {
    const strange = { ...stored, owner: "member02" };
    expect(start({ stored: strange }).ids()).toEqual([]);
    expect(start({ stored: { ...stored, name: "inplay" } }).ids()).toEqual([]);
    const { send, ids } = start();
    send(pick(home), { type: "slip.restore", stored: strange });
    expect(ids()).toEqual(["home"]);
  });

  it("follows another tab of the same member", () => {
    const { send, ids, actor } = start();
    send(pick(other(5)), { type: "slip.restore", stored });
    expect(ids()).toEqual(["home", "other-1"]);
    send({ type: "slip.restore", stored: { ...stored, entries: [] } });
    expect([actor.getSnapshot().value, ids()]).toEqual(["empty", []]);
  });

  it("loses only the legs that were bet on", () => {
    const { send, ids, saved, context } = start();
    send(pick(home), pick(other(1)), { type: "stake.set", stake: 10_000 }, { type: "slip.hold" });
    send({ type: "slip.placed", ids: ["home"] });
    expect(ids()).toEqual(["other-1"]);
    send({ type: "slip.hold" }, { type: "slip.placed", ids: ["other-1"] });
    expect([ids(), context().stake, saved.at(-1)?.entries]).toEqual([[], 0, []]);
  });
});

it("stores the price that the member agreed to, not the one that stands now", () => {
  const { send, saved } = start();
  send(pick(home), { type: "prices.changed", items: [{ selectionId: "home", betPrice: 200, status: "open" }] });
  send({ type: "stake.set", stake: 10_000 });
  expect(saved.at(-1)?.entries[0]?.betPrice).toBe(195);
});

it("adds quick amounts, and takes none away", () => {
  const { actor, send, context } = start();
  send(pick(home), { type: "stake.quick", amount: 10_000 }, { type: "stake.quick", amount: 50_000 });
  expect(context().stake).toBe(60_000);
  expect(actor.getSnapshot().can({ type: "stake.quick", amount: -10_000 })).toBe(false);
  expect(actor.getSnapshot().can({ type: "stake.set", stake: -1 })).toBe(false);
});

it("takes the highest stake that the slip and the wallet allow", () => {
  const { send, context } = start({ balance: 123_456 });
  send(pick(home), { type: "stake.max" });
  expect(context().stake).toBe(123_450);
  send({ type: "balance.set", emoney: 100 }, { type: "stake.max" });
  expect(slipBlock(context().legs, context())?.rule).toBe("insufficient_funds");
});

describe("the highest stake", () => {
  it.each<[string, Record<string, number>, Record<string, number>, number]>([
    ["all of the limit, where other selections are bet on", { elsewhere: 20_000_000 }, { g9: 30_000_000 }, 5_000_000],
    ["what the selection leaves", { home: 18_000_000 }, { f1: 18_000_000 }, 2_000_000],
    ["what the fixture leaves", { home: 18_000_000 }, { f1: 29_000_000 }, 1_000_000],
    ["what the leg that has most leaves", { home: 16_000_000, "other-1": 19_500_000 }, {}, 500_000],
    ["nothing, where less than the least is left", { home: 19_999_500 }, {}, 0],
  ])("is %s", (_what, selections, fixtures, highest) => {
    const slip = start(openOn(selections, fixtures));
    slip.send(pick(home), pick(other(1)));
    expect(slip.actor.getSnapshot().can({ type: "stake.max" })).toBe(highest > 0);
    slip.send({ type: "stake.max" });
    expect(slip.context().stake).toBe(highest);
    slip.send({ type: "stake.set", stake: highest + 1_000 });
    expect(slip.actor.getSnapshot().hasTag("placeable")).toBe(false);
    expect(blockOf(slip.context())?.maxStake).toBe(highest);
  });

  it("follows what is told of the open bets", () => {
    const slip = start(openOn({ home: 20_000_000 }));
    slip.send(pick(home), { type: "stake.set", stake: 10_000 });
    expect(blockOf(slip.context())?.rule).toBe("selection_max");
    slip.send({ type: "betLimits.set", limits: sampleSlipBetLimits });
    expect(slip.actor.getSnapshot().hasTag("placeable")).toBe(true);
  });
});
