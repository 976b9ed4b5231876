// The tables of labels against what the specification lists: section 2 (providers and games), section 3 (codes).
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PERIOD, SETTLEMENT, SPORT } from "../market.ts";
import { kindOfName } from "../markets/table.ts";
import { LEAGUES, leagueName, VIRTUAL_LEAGUES } from "./leagues.ts";
import { marketLabel } from "./markets.ts";
import { GAMES as TABLE, gameOf } from "../../games/games.ts";
import { PERIOD_NAMES, periodName } from "./periods.ts";
import { gameTypeName, OUTCOME_NAMES, SETTLEMENT_NAMES } from "./settlement.ts";
import { SPORT_NAMES, SPORT_ORDER, sportName } from "./sports.ts";

/** Games by provider as the specification lists them, section 2. */
const GAMES: Readonly<Record<string, string>> = {
  eos: "powerball1 powerball2 powerball3 powerball4 powerball5",
  lotus: "baccarat dragontiger oddeven sicbo",
  mgm: "baccarat1 baccarat2 baccarat3 gostop oddeven",
  named: "powerball powerball3 powerladder3 powerladder5 speed6",
  next: "baccarat ladder onering powerball",
  ntry: "powerball powerladder",
  skypark: "baccarat1 baccarat2 blackjack dice dragontiger oddeven speed_baccarat1 speed_baccarat2",
};
const VENUES: Readonly<Record<string, string>> = {
  basketball: "bakergardens nbareplay waterportarena",
  dog: "goldenhillparks hillsideparks",
  horse: "britanniaways festivaldowns victoriaparks",
  soccer: "eurocups premierships superleagues worldcups",
};

describe("mini-games", () => {
  it("are those that the specification lists, each once", () => {
    const listed = Object.entries(GAMES).flatMap(([vendor, games]) => games.split(" ").map((game) => [vendor, game]));
    const known = TABLE.filter((one) => one.vendor in GAMES).map(({ vendor, game }) => [vendor, game]);
    expect(known.toSorted()).toEqual(listed.toSorted());
  });

  it.each([
    ["mgm", 101, 105, /^MGM/],
    ["eos", 211, 215, /^EOS/],
    ["ntry", 216, 217, /^엔트리/],
    ["named", 231, 235, /^네임드/],
    ["next", 251, 254, /^넥스트/],
    ["lotus", 301, 304, /^로투스/],
    ["skypark", 401, 408, /^스카이파크/],
  ])("%s has the ids from %i to %i, and no game its neighbours", (vendor, from, to, name) => {
    for (let id = from; id <= to; id++)
      expect(gameOf(String(id))).toMatchObject({ vendor, name: expect.stringMatching(name) });
    expect(TABLE.filter((one) => one.vendor === vendor)).toHaveLength(to - from + 1);
  });

  it("have names of their own", () => {
    expect(new Set(TABLE.map(({ name }) => name)).size).toBe(TABLE.length);
  });
});

describe("venues and leagues", () => {
  it("know the venues that the specification lists, in Korean", () => {
    const known = Object.fromEntries(
      Object.entries(VIRTUAL_LEAGUES).map(([game, venues]) => [game, Object.keys(venues).join(" ")]),
    );
    expect(known).toEqual(VENUES);
    for (const names of Object.values(VIRTUAL_LEAGUES))
      for (const name of Object.values(names)) expect(name).toMatch(/[가-힣]/);
  });

  it("find a league however a file writes it", () => {
    const names = Object.entries(LEAGUES).map(([key, name]) => {
      const [country = "", league = ""] = key.split(" ");
      expect(leagueName(` ${country.toUpperCase()} `, ` ${league} `)).toBe(name);
      return name;
    });
    expect(names.every((name) => /^(?=.*[가-힣])|^MLS$/.test(name))).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  it("leave an unknown league as the file has it, without spaces around it", () => {
    expect([leagueName(" Iceland ", " besta "), leagueName("", " cup "), leagueName("x", "")]).toEqual([
      "Iceland besta",
      "cup",
      "x",
    ]);
  });
});

describe("periods", () => {
  it.each([
    [SPORT.football, "10 20 30 35 50 100 101 102"],
    [SPORT.basketball, "1 2 3 4 10 20 40 100 101"],
    [SPORT.volleyball, "1 2 3 4 5 50 100"],
    [SPORT.baseball, "1 2 3 4 5 6 7 8 9 10 40 100 101"],
    [SPORT.iceHockey, "1 2 3 10 40 50 100 101 102"],
  ])("of sport %s are %s, each in Korean", (sport, codes) => {
    expect(Object.keys(PERIOD_NAMES[sport] ?? {}).join(" ")).toBe(codes);
    for (const code of codes.split(" ")) expect(periodName(sport, code)).toMatch(/[가-힣]/);
  });

  it("are counted from one", () => {
    expect([
      periodName(SPORT.basketball, "1"),
      periodName(SPORT.volleyball, "5"),
      periodName(SPORT.baseball, "9"),
      periodName(SPORT.iceHockey, "3"),
    ]).toEqual(["1쿼터", "5세트", "9이닝", "3피리어드"]);
  });

  it("of football hold where a sport has none of its own", () => {
    expect(periodName(SPORT.volleyball, PERIOD.firstHalf)).toBe("전반");
    expect(periodName("1", PERIOD.secondHalf)).toBe("후반");
  });
});

describe("what is read in Korean", () => {
  it.each(
    Object.entries({
      sports: Object.values(SPORT_NAMES),
      settlements: Object.values(SETTLEMENT).map((status) => SETTLEMENT_NAMES[status]),
      outcomes: Object.values(OUTCOME_NAMES),
    }),
  )("%s", (_table, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/[가-힣]/.test(name))).toEqual([]);
  });

  it("tells settlement values apart", () => {
    const names = Object.values(SETTLEMENT_NAMES);
    expect(new Set(names).size).toBe(names.length);
  });

  it("names game types as the history's filter counts them; anything else is casino", () => {
    expect([0, 1, 2, 3, 4, 5].map(gameTypeName)).toEqual([
      "카지노",
      "스포츠",
      "인플레이",
      "미니게임",
      "가상게임",
      "카지노",
    ]);
  });

  it("lists every sport once, in the order of the menus", () => {
    expect(SPORT_ORDER.map(sportName)).toEqual(["축구", "농구", "배구", "야구", "아이스하키"]);
    expect(SPORT_ORDER.toSorted()).toEqual(Object.values(SPORT).toSorted());
  });
});

it("gives back a name that no table knows, also one that every object has", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom("constructor", "toString", "__proto__")), (name) => {
      fc.pre(kindOfName(name) === null && /^\S+$/.test(name));
      expect(marketLabel(name)).toBe(name);
      expect(leagueName(name, "")).toBe(name);
    }),
  );
});
