import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MARKET_FAMILIES, SLIP_VARIANTS, type SlipVariant } from "../market.ts";
import { addPick } from "./add-pick.ts";
import { bonusRefusal } from "./bonus.ts";
import { checkSlip } from "./check-slip.ts";
import { type FixturePick, isBonus, type SlipPick } from "./pick.ts";
import { BONUS_PRICE_MESSAGE, type SlipRule } from "./refusal.ts";

function pick(id: string, differs: Partial<FixturePick> = {}): FixturePick {
  const base = {
    kind: "fixture",
    rule: "korean",
    fixtureId: "f1",
    marketName: "승무패",
    family: "win_draw_lose",
    period: "100",
    phase: "prematch",
  } as const;
  return { id, ...base, betPrice: 195, bonusLegs: null, ...differs };
}
const bonus = (id = "bonus", bonusLegs = 3): FixturePick =>
  pick(id, { fixtureId: "bonus", marketName: "Bonus", family: "other", phase: "bonus", betPrice: 103, bonusLegs });
const fixtures = (count: number, differs: Partial<FixturePick> = {}) =>
  Array.from({ length: count }, (_, at) => pick(`g${at}`, { fixtureId: `g${at}`, ...differs }));

const ids = (entries: readonly SlipPick[]) => entries.map((entry) => entry.id);
/** The same picks under one rule. */
const under = <P extends SlipPick>(rule: SlipVariant, ...picks: readonly P[]): P[] =>
  picks.map((one) => ({ ...one, rule }));
function addAll(...picks: SlipPick[]) {
  return ids(picks.reduce<readonly SlipPick[]>((entries, one) => addPick(entries, one).entries, []));
}
const add = (variant: SlipVariant, ...picks: SlipPick[]) => addAll(...under(variant, ...picks));
const limits = { maxLegs: 10 };
const ruleOf = (legs: readonly SlipPick[], variant: SlipVariant = "korean"): SlipRule | null =>
  checkSlip(under(variant, ...legs), { limits })?.rule ?? null;

const home = pick("home");
const away = pick("away");
const firstHalf = pick("first-half", { period: "10" });
const over = pick("over", { marketName: "언더오버", family: "over_under" });
const otherLine = pick("over-3.5", { marketName: "언더오버", family: "over_under" });
const handicap = pick("handicap", { marketName: "핸디캡", family: "handicap" });
const elsewhere = pick("elsewhere", { fixtureId: "f2" });

describe("a new pick", () => {
  it.each(SLIP_VARIANTS)("that is already in the %s slip takes it out [REQ-R2]", (variant) => {
    expect(add(variant, home, home)).toEqual([]);
  });

  it("that is taken out leaves the others where they are", () => {
    expect(add("korean", home, over, elsewhere, over)).toEqual(["home", "elsewhere"]);
  });

  it.each<[SlipVariant, SlipPick[], string[]]>([
    ["korean", [home, away], ["away"]],
    ["korean", [over, otherLine], ["over-3.5"]],
    ["korean", [home, over, firstHalf], ["home", "over", "first-half"]],
    ["korean", [home, elsewhere, away], ["elsewhere", "away"]],
    ["single", [home, over], ["over"]],
    ["single", [home, elsewhere], ["home", "elsewhere"]],
    ["european", [home, away], ["away"]],
    ["european", [home, firstHalf], ["first-half"]],
    ["european", [home, over], ["home", "over"]],
    ["european", [home, over, handicap], ["over", "handicap"]],
    ["european", [home, over, otherLine], ["home", "over-3.5"]],
    ["european", [home, elsewhere, over, handicap], ["elsewhere", "over", "handicap"]],
    ["mini", [home, elsewhere], ["elsewhere"]],
  ])("in the %s slip after %j leaves %j", (variant, picks, left) => {
    expect(add(variant, ...picks)).toEqual(left);
  });

  it("beyond the highest count of legs is refused, but may still replace one", () => {
    const ten = fixtures(10);
    const refused = addPick(ten, elsewhere);
    expect([refused.refusal?.rule, refused.refusal?.message]).toEqual([
      "legs_max",
      "최대 10경기까지 선택할 수 있습니다.",
    ]);
    expect(refused.entries).toBe(ten);
    const replaced = addPick(ten, pick("new", { fixtureId: "g0" }));
    expect([replaced.refusal, replaced.entries.length]).toEqual([null, 10]);
    expect(addPick(fixtures(2), elsewhere, { maxLegs: 2 }).refusal?.rule).toBe("legs_max");
    expect(addPick(ten, bonus()).refusal?.rule).toBe("legs_max");
  });
});

describe("the bonus-odds rule", () => {
  it.each([
    [129, true],
    [130, true],
    [131, false],
  ])(
    "at %i refuses: %s, whichever comes first, in every slip of several legs [REQ-R3 REQ-5.1]",
    (betPrice, refuses) => {
      const low = pick("low", { betPrice });
      for (const variant of ["korean", "single", "european"] as const) {
        for (const [first, second] of [
          [bonus(), low],
          [low, bonus()],
        ] as const) {
          const [held, coming] = under(variant, first, second);
          const { entries, refusal } = addPick([held!], coming!);
          expect(refusal).toEqual(refuses ? { rule: "bonus_price", message: BONUS_PRICE_MESSAGE } : null);
          expect(ids(entries)).toEqual(refuses ? [first.id] : [first.id, second.id]);
        }
      }
      expect(ruleOf([...fixtures(2), low, bonus()])).toBe(refuses ? "bonus_price" : null);
    },
  );

  it("says the specification's words [REQ-5.1 REQ-8.2]", () => {
    expect(BONUS_PRICE_MESSAGE).toBe("보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.");
  });

  it("does not hold without a Bonus, and not for the Bonus itself", () => {
    expect(bonusRefusal([home], pick("low", { betPrice: 101 }))).toBeNull();
    expect(bonusRefusal([bonus("b3")], bonus("b5"))).toBeNull();
    expect(bonusRefusal([], bonus())).toBeNull();
  });

  it("lets a pick that is in the slip out, and another Bonus in", () => {
    expect(add("korean", home, bonus("b3"), bonus("b5", 5))).toEqual(["home", "b5"]);
    expect(add("korean", bonus(), bonus())).toEqual([]);
  });

  it("keeps the Bonus when a pick of a fixture that it is listed under comes", () => {
    const listed = { ...bonus(), fixtureId: home.fixtureId };
    for (const variant of ["korean", "single", "european"] as const)
      expect(add(variant, listed, over, home)).toContain("bonus");
  });

  it("knows no Bonus in the mini-game slip", () => {
    expect(addPick([], under("mini", bonus())[0]!).refusal?.rule).toBe("bonus_variant");
    expect(ruleOf([bonus()], "mini")).toBe("bonus_variant");
  });
});

describe("a whole slip", () => {
  const bonusOf = (needs: number, others: number) => ruleOf([...fixtures(others), bonus("b", needs)]);

  it.each<[SlipRule | null, SlipVariant, SlipPick[]]>([
    ["empty", "korean", []],
    ["duplicate_pick", "korean", [home, home]],
    ["one_per_market", "korean", [home, elsewhere, away]],
    ["one_per_market", "korean", [over, otherLine]],
    [null, "korean", [home, over, firstHalf]],
    ["one_per_fixture", "single", [home, over]],
    [null, "single", [home, elsewhere]],
    ["two_per_fixture", "european", [home, over, handicap]],
    ["different_families", "european", [home, firstHalf]],
    [null, "european", [home, over, elsewhere]],
    ["one_pick", "mini", [home, elsewhere]],
    [null, "mini", [home]],
    [null, "korean", fixtures(10)],
    ["legs_max", "korean", fixtures(11)],
    ["legs_max", "korean", [...fixtures(10), bonus()]],
    ["one_bonus", "korean", [...fixtures(5), bonus("b3"), bonus("b5", 5)]],
    ["proto_legs", "single", fixtures(1, { phase: "proto" })],
    [null, "single", fixtures(2, { phase: "proto" })],
    [null, "single", [...fixtures(1, { phase: "proto" }), home]],
    ["proto_legs", "single", [...fixtures(1, { phase: "proto" }), bonus("b1", 1)]],
    [null, "single", fixtures(1)],
  ])("gets %s in the %s variant for %j", (rule, variant, legs) => {
    expect(ruleOf(legs, variant)).toBe(rule);
  });

  it.each([3, 5, 7])("with a Bonus of %i needs that many other legs [REQ-R3]", (needs) => {
    expect([bonusOf(needs, needs - 1), bonusOf(needs, needs)]).toEqual(["bonus_legs", null]);
    const refusal = checkSlip([...fixtures(1), bonus("b", needs)], { limits });
    expect(refusal?.message).toBe(`이 보너스배당은 다른 경기를 ${needs}개 이상 선택해야 합니다.`);
  });

  it("with a Bonus alone, or one that says no number, needs another leg at least", () => {
    expect(ruleOf([pick("b", { ...bonus(), id: "b", bonusLegs: null })])).toBe("bonus_legs");
    expect(ruleOf([pick("b", { ...bonus(), id: "b", bonusLegs: 0 })])).toBe("bonus_legs");
  });
});

const anyPick: fc.Arbitrary<FixturePick> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .record({
        fixtureId: fc.constantFrom("f1", "f2", "f3", "f4", "f5"),
        family: fc.constantFrom(...MARKET_FAMILIES),
        period: fc.constantFrom("100", "10"),
        side: fc.constantFrom("a", "b"),
        betPrice: fc.integer({ min: 127, max: 133 }),
      })
      .map(({ side, ...one }) =>
        pick(`${one.fixtureId}-${one.family}-${one.period}-${side}`, { ...one, marketName: one.family }),
      ),
  },
  { weight: 1, arbitrary: fc.constantFrom(bonus("b3", 3), bonus("b5", 5)) },
);

describe("picks of several rules in one slip", () => {
  const special = pick("special", { rule: "single", marketName: "양팀 득점", family: "other" });
  const line = pick("line", { rule: "single", marketName: "핸디캡", family: "handicap" });
  const draw: SlipPick = { kind: "game", id: "odd", rule: "mini", gameId: "powerball", roundId: "7", betPrice: 195 };

  it.each<[SlipPick[], string[]]>([
    [[home, special], ["special"]],
    [[special, home], ["home"]],
    [[home, over, special], ["special"]],
    [
      [home, elsewhere, special],
      ["elsewhere", "special"],
    ],
    [[special, line], ["line"]],
    [[home, elsewhere, draw], ["odd"]],
    [[draw, home], ["home"]],
    [[home, bonus(), draw], ["odd"]],
    [[draw, bonus()], ["odd"]],
    [
      [bonus(), special, elsewhere],
      ["bonus", "special", "elsewhere"],
    ],
  ])("%j leaves %j", (picks, left) => {
    expect(addAll(...picks)).toEqual(left);
  });

  it.each<[SlipRule | null, SlipPick[]]>([
    ["one_per_fixture", [home, special]],
    ["one_per_fixture", [special, home]],
    [null, [home, over, { ...special, fixtureId: "f2" }]],
    ["one_pick", [home, draw]],
    ["one_pick", [draw, { ...draw, id: "even" }]],
    ["bonus_variant", [draw, bonus()]],
    ["two_per_fixture", [...under("european", home, over), handicap]],
  ])("gets %s for %j", (rule, legs) => {
    expect(checkSlip(legs, { limits })?.rule ?? null).toBe(rule);
  });
});

it("a sequence of picks never makes a slip that the server would refuse but for what is still missing", () => {
  const oneRule = fc.constantFrom(...SLIP_VARIANTS).chain((rule) => fc.array(anyPick.map((one) => ({ ...one, rule }))));
  const anyRule = fc.array(
    fc
      .tuple(anyPick, fc.constantFrom(...SLIP_VARIANTS))
      .map(([one, rule]) => ({ ...one, id: `${one.id}-${rule}`, rule })),
  );
  fc.assert(
    fc.property(fc.oneof(oneRule, anyRule), (picks) => {
      let entries: readonly SlipPick[] = [];
      for (const one of picks) {
        const wasIn = entries.some((entry) => entry.id === one.id);
        const next = addPick(entries, one, { maxLegs: 6 });
        const isIn = next.entries.some((entry) => entry.id === one.id);
        expect(next.refusal ? next.entries === entries : isIn !== wasIn).toBe(true);
        entries = next.entries;
        const rule = checkSlip(entries, { limits: { maxLegs: 6 } })?.rule ?? null;
        expect([null, "empty", "bonus_legs"]).toContain(rule);
        expect(entries.filter(isBonus).length).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 800 },
  );
});
