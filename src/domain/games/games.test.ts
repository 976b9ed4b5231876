import { createCipheriv, createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDrawSource, drawWithout } from "./draw-source.ts";
import { GAMES, type KindName, VIRTUAL_SPORTS, virtualSportOf } from "./games.ts";
import { coversEverything } from "./hedge.ts";
import { KINDS } from "./kinds.ts";
import { bankerDraws } from "./kinds/baccarat.ts";
import { handName, handRank } from "./kinds/hwatu.ts";
import { isFairPrice, returnOf, returnsOf } from "./returns.ts";
import { roundAt, roundOf, runningNumber } from "./rounds.ts";
import { showsAt, toldAt } from "./told.ts";
import { roundPickOf } from "./round-picks.ts";
import { roundText } from "./round-text.ts";

/** `npm run verify -- game-draws` takes a million. */
const total = Number(process.env.GAME_DRAWS ?? 20_000);

const kinds = Object.entries(KINDS) as [KindName, (typeof KINDS)[KindName]][];
/** A cipher makes random bytes of them: ten times as fast as a hash for each draw. */
const NO_BYTES = Buffer.alloc(256);
/** A stream of bytes that is the same in every run. */
const stream = (name: string, blocks: number) =>
  Buffer.concat(Array.from({ length: blocks }, (_, i) => createHash("sha256").update(`${name} ${i}`).digest()));

describe("the table of games", () => {
  // Specification, section 2.
  it.each([
    [
      "bet365",
      "basketball/bakergardens basketball/nbareplay basketball/waterportarena dog/goldenhillparks dog/hillsideparks " +
        "horse/britanniaways horse/festivaldowns horse/victoriaparks soccer/eurocups soccer/premierships " +
        "soccer/superleagues soccer/worldcups",
    ],
    ["bepick", "nnpowerball"],
    ["eos", "powerball1 powerball2 powerball3 powerball4 powerball5"],
    [
      "evolution",
      "pbladder pbladder2 pbladder3 pbladder4 pbladder5 powerball powerball2 powerball3 powerball4 powerball5",
    ],
    ["lotus", "baccarat dragontiger oddeven sicbo"],
    ["mgm", "baccarat1 baccarat2 baccarat3 gostop oddeven"],
    ["named", "powerball powerball3 powerladder3 powerladder5 speed6"],
    ["next", "baccarat ladder onering powerball"],
    ["ntry", "powerball powerladder"],
    ["skypark", "baccarat1 baccarat2 blackjack dice dragontiger oddeven speed_baccarat1 speed_baccarat2"],
    ["token", "baccarat highrow highrow5 roulette"],
  ])(
    "has the games of %s [REQ-2.15 REQ-2.16 REQ-2.17 REQ-2.18 REQ-2.19 REQ-2.20 REQ-2.21 REQ-2.22 REQ-2.23 REQ-2.24 REQ-2.25]",
    (vendor, games) => {
      const found = GAMES.filter((game) => game.vendor === vendor).map(({ game }) => game);
      expect(found.toSorted().join(" ")).toBe(games);
    },
  );

  it("gives each game one id and address, and a whole number of rounds a day", () => {
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
    expect(new Set(GAMES.map(({ vendor, game }) => `${vendor}/${game}`)).size).toBe(GAMES.length);
    expect(GAMES.filter(({ seconds }) => 86_400 % seconds !== 0)).toEqual([]);
  });
});

describe("returns", () => {
  it.each(kinds)("%s pays every pick between 85% and 99.5% [REQ-R31]", (_, kind) => {
    const wrong = returnsOf(kind).filter(({ returned }) => returned < 8_500 || returned > 9_950);
    expect(wrong).toEqual([]);
  });

  it.each([
    // One of two: 85% is 1.70, and 99.5% is 1.99.
    ["powerball", "p-odd", 169, false],
    ["powerball", "p-odd", 170, true],
    ["powerball", "p-odd", 199, true],
    ["powerball", "p-odd", 200, false],
    // 99.484% and 99.503% with 4.733% of wins.
    ["blackjack", "player-blackjack", 2_101, true],
    ["blackjack", "player-blackjack", 2_102, false],
  ] as const)("%s %s may not be set below 85%% or above 99.5%%: %i", (kind, key, price, isFair) => {
    expect(isFairPrice(KINDS[kind], key, price)).toBe(isFair);
  });

  // Chances that are published for these games, in hundredths of a percent.
  it.each([
    ["baccarat", "player", 4_462],
    ["baccarat", "banker", 4_585],
    ["baccarat", "tie", 951],
    ["baccarat", "player-pair", 746],
    ["dragon-tiger", "tie", 746],
    ["roulette", "red", 4_864],
    ["sic-bo", "small", 4_861],
    ["sic-bo", "total-4", 138],
    ["blackjack", "dealer-bust", 2_815],
    ["blackjack", "player-blackjack", 473],
    ["powerball", "n-medium", 3_585],
    ["hwatu", "left-pair", 684],
    ["odd-even", "red-2", 3_750],
    ["kino-ladder", "odd", 5_072],
    // 24 of 100, then 13 of the 76 that are left.
    ["virtual-dog", "exacta-1-2", 410],
    // 21/100 · 17/79 + 17/100 · 21/83.
    ["virtual-horse", "quinella-1-5", 882],
    ["virtual-soccer", "score-0-0", 768],
    ["virtual-soccer", "draw", 2_582],
  ] as const)("%s %s wins %i in 10,000", (name, key, chance) => {
    expect(returnOf(KINDS[name], key, 200).chance).toBe(chance);
  });

  it("counts the ends of a basketball match as a walk over all quarters does", () => {
    // 13 sums of two numbers of 0 to 6, four quarters a side: the home side has two points more to begin with.
    let sums = new Map([[2, 1]]);
    for (let quarter = 0; quarter < 16; quarter++) {
      const next = new Map<number, number>();
      for (const [margin, ways] of sums)
        for (let i = 0; i < 7; i++) {
          const at = margin + (quarter % 2 === 0 ? i : -i);
          next.set(at, (next.get(at) ?? 0) + ways);
        }
      sums = next;
    }
    let home = 0;
    for (const [margin, ways] of sums) home += margin > 0 ? ways : margin === 0 ? ways / 2 : 0;
    expect(returnOf(KINDS["virtual-basketball"], "home", 155).chance).toBe(Math.floor((home / 7 ** 16) * 10_000));
  });

  it("counts what a tie gives back", () => {
    // 44.62% at 2.00 and 9.51% back.
    expect(returnOf(KINDS.baccarat, "player", 200).returned).toBe(9_876);
    // 46.27% at 2.00 and half of 7.47% back.
    expect(returnOf(KINDS["dragon-tiger"], "dragon", 200).returned).toBe(9_626);
  });
});

describe("draws", () => {
  it("take numbers without favouring any [CERT-G1]", () => {
    const words = [0xff_ff_ff_fa, 0xff_ff_ff_f9, 7];
    const bytes = Buffer.alloc(12);
    words.forEach((word, i) => bytes.writeUInt32BE(word, i * 4));
    // 4,294,967,290 is the last whole multiple of ten: the first word is left out.
    const source = createDrawSource(bytes);
    expect([source.below(10), source.below(10)]).toEqual([9, 7]);
    expect(() => source.below(10)).toThrow(RangeError);
  });

  it("never repeat a ball", () => {
    const drawn = drawWithout(createDrawSource(stream("balls", 16)), 28, 28);
    expect(drawn.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, i) => i));
  });

  it.each(kinds)(
    "%s draws as its classes count: chi-square over draws of a fixed seed",
    (name, kind) => {
      const classes = kind.classes();
      const all = classes.reduce((sum, { weight }) => sum + weight, 0n);
      const counts = new Map<string, number>();
      const random = createCipheriv(
        "aes-256-ctr",
        createHash("sha256").update(name).digest(),
        NO_BYTES.subarray(0, 16),
      );
      for (let i = 0; i < total; i++) {
        const outcomes = kind.outcomesOf(kind.draw(createDrawSource(random.update(NO_BYTES))));
        const found = kind.picks.map((pick) => outcomes.get(pick.key)).join();
        counts.set(found, (counts.get(found) ?? 0) + 1);
      }
      // Classes that are too rare for the test stand together.
      let rareExpected = 0;
      let rareFound = 0;
      let chi = 0;
      let degrees = -1;
      for (const { weight, outcomes } of classes) {
        const expected = (Number((weight * 1_000_000_000_000n) / all) / 1e12) * total;
        const found = counts.get(outcomes.join()) ?? 0;
        counts.delete(outcomes.join());
        if (expected < 8) {
          rareExpected += expected;
          rareFound += found;
        } else {
          chi += (found - expected) ** 2 / expected;
          degrees++;
        }
      }
      if (rareExpected >= 8) {
        chi += (rareFound - rareExpected) ** 2 / rareExpected;
        degrees++;
      }
      expect([...counts.keys()], "outcomes that no class has").toEqual([]);
      if (process.env.GAME_DRAWS !== undefined)
        process.stdout.write(
          `${name.padEnd(20)} ${String(total).padStart(9)} draws  ${String(degrees).padStart(4)} degrees  chi-square ${chi.toFixed(1).padStart(8)}  bound ${(degrees + 4.5 * Math.sqrt(2 * degrees)).toFixed(1).padStart(8)}\n`,
        );
      // 4.5 standard deviations above the mean of the distribution.
      expect(chi).toBeLessThan(degrees + 4.5 * Math.sqrt(2 * degrees));
    },
    600_000,
  );

  it.each(kinds)("%s says what it drew", (name, kind) => {
    const drawn = kind.draw(createDrawSource(stream(name, 16)));
    expect(kind.summaryOf(drawn)).not.toBe("");
    for (const { key } of kind.roads) expect(["a", "b", "tie"]).toContain(kind.sideOf(key, drawn));
    expect(kind.outcomesOf(drawn).size).toBe(kind.picks.length);
  });
});

describe("baccarat", () => {
  // The banker's third card after the player's, by the banker's points 3 to 6: the usual table.
  it.each([
    [3, "0 1 2 3 4 5 6 7 9"],
    [4, "2 3 4 5 6 7"],
    [5, "4 5 6 7"],
    [6, "6 7"],
    [7, ""],
  ])("the banker at %i draws to %s", (banker, to) => {
    const found = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(banker, third));
    expect(found.join(" ")).toBe(to);
  });

  it("stands at six against a player who stands", () => {
    expect([5, 6].map((points) => bankerDraws(points, null))).toEqual([true, false]);
  });
});

it.each([
  [[4, 14], "38광땡"],
  [[0, 4], "광땡"],
  [[18, 19], "장땡"],
  [[0, 1], "1땡"],
  [[0, 2], "알리"],
  [[6, 10], "세륙"],
  [[0, 15], "갑오"],
  [[2, 14], "망통"],
  [[2, 3], "2땡"],
] as const)("the hwatu %j are %s", (cards, name) => expect(handName(handRank(cards))).toBe(name));

describe("virtual sports", () => {
  it("are read in short", () => {
    expect(KINDS["virtual-dog"].summaryOf([[3, 1, 6, 2, 4, 5]])).toBe("1위 3번 · 2위 1번 · 3위 6번");
    expect(KINDS["virtual-soccer"].summaryOf([[12, 45, 46], [90]])).toBe("3 : 1 (전반 2 : 0) · 홈 승");
    expect(
      KINDS["virtual-basketball"].summaryOf([
        [20, 20, 20, 20, 9],
        [20, 20, 20, 20, 10],
      ]),
    ).toBe("89 : 90 (연장) · 원정 승");
  });

  it.each([
    [
      "virtual-horse",
      [[4, 2, 1, 3, 5, 6, 7, 8]],
      "place-1 trio-1-2-4 quinella-2-4 exacta-4-2 win-4",
      "exacta-2-4 place-3",
    ],
    ["virtual-dog", [[4, 2, 1, 3, 5, 6]], "place-2 even over", "place-1 quinella-1-2"],
    ["virtual-soccer", [[44], [46]], "draw half-home both under-2 score-1-1 even", "half-draw over-2 home"],
    ["virtual-soccer", [[1, 2, 3, 4], []], "score-other home-minus-1 over-3", "both away-plus-1"],
    [
      "virtual-basketball",
      [
        [20, 20, 20, 20],
        [20, 20, 20, 16],
      ],
      "home half-draw home-minus-3",
      "home-minus-7 odd",
    ],
  ] as const)("%s %j pays %s and not %s", (name, drawn, won, lost) => {
    const outcomes = KINDS[name].outcomesOf(drawn);
    expect(won.split(" ").map((key) => outcomes.get(key))).toEqual(won.split(" ").map(() => "won"));
    expect(lost.split(" ").map((key) => outcomes.get(key))).toEqual(lost.split(" ").map(() => "lost"));
  });
});

describe("hedging", () => {
  it.each([
    ["powerball", "p-odd p-even", true],
    ["powerball", "p-odd n-even", false],
    ["powerball", "p-odd p-even-under p-even-over", true],
    ["powerball", "p-under p-c p-d", true],
    ["powerball", "p-0 p-1 p-2 p-3 p-4 p-5 p-6 p-7 p-8", false],
    ["powerball", "p-0 p-1 p-2 p-3 p-4 p-5 p-6 p-7 p-8 p-9", true],
    ["powerball", "n-small n-medium n-large", true],
    ["baccarat", "player banker", true],
    ["baccarat", "player tie", false],
    ["dragon-tiger", "dragon tiger", true],
    ["roulette", "red black", false],
    ["roulette", "red black n-0", true],
    ["ladder", "left-three-even left-four-odd right", true],
    ["powerball", "p-odd p-odd", false],
  ] as const)("%s: %s covers everything: %s", (name, keys, covers) => {
    expect(coversEverything(KINDS[name], keys.split(" "))).toBe(covers);
  });

  it("is never a pick alone", () => {
    for (const [, kind] of kinds) for (const { key } of kind.picks) expect(coversEverything(kind, [key])).toBe(false);
  });
});

describe("rounds", () => {
  const eos = GAMES.find(({ id }) => id === 215);
  if (!eos) throw new Error("no 215");

  it("are counted from midnight in Seoul, locked ten seconds before their end", () => {
    const at = Date.parse("2026-11-22T00:10:00+09:00");
    const round = roundAt(eos, at);
    expect(round).toMatchObject({ id: "215-20261122-0003", day: "2026-11-22", number: 3, opensAt: at });
    expect([round.closesAt - at, round.endsAt - at]).toEqual([290_000, 300_000]);
    expect(roundAt(eos, at - 1).number).toBe(2);
    expect(roundAt(eos, Date.parse("2026-11-22T23:59:59+09:00")).number).toBe(288);
    // 325 days after the first of January, 288 rounds each.
    expect(runningNumber(round)).toBe(325 * 288 + 3);
  });

  it("of virtual sports are shown from four seconds after the lock until four before the next", () => {
    const rounds = GAMES.map((game) => roundAt(game, Date.parse("2026-11-22T00:10:00+09:00")));
    const virtual = rounds.flatMap((round) => {
      const sport = virtualSportOf(round.game);
      return sport ? [{ round, shown: VIRTUAL_SPORTS[sport].shown * 1_000 }] : [];
    });
    const times = virtual.map(({ round, shown }) => [
      showsAt(round) - round.closesAt,
      toldAt(round) - showsAt(round) - shown,
      round.endsAt - toldAt(round),
    ]);
    expect(times).toEqual(virtual.map(() => [4_000, 0, 4_000]));
    const others = rounds.filter(({ game }) => virtualSportOf(game) === null);
    expect(others.map((round) => toldAt(round) - round.closesAt)).toEqual(others.map(() => 0));
  });

  it("lie side by side without a gap", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }), fc.nat(GAMES.length - 1), (at, i) => {
        const round = roundAt(GAMES[i] ?? eos, at);
        expect(round.opensAt <= at && at < round.endsAt).toBe(true);
        expect(roundAt(round.game, round.endsAt).opensAt).toBe(round.endsAt);
        expect(roundOf(round.id)).toEqual(round);
      }),
    );
  });

  it.each([
    "",
    "215",
    "215-20261122-0000",
    "215-20261122-0289",
    "215-20261332-0001",
    "999-20261122-0001",
    "215-20261122-001",
  ])("%j is none", (id) => expect(roundOf(id)).toBeNull());

  it.each(["215-20261122-0003", "215-20261122-0003:banker", "215-20261122-0003:p-odd:x", "x:p-odd"])(
    "%j names no pick",
    (id) => expect(roundPickOf(id)).toBeNull(),
  );

  it("has a pick under its id", () => {
    expect(roundPickOf("215-20261122-0003:p-odd")).toMatchObject({ pick: { key: "p-odd" }, round: { number: 3 } });
    expect(roundText("215-20261122-0003")).toBe("11-22 3");
    expect(roundText("other")).toBe("other");
  });
});
