import { expect, test } from "vitest";
import { SPORT } from "../market.ts";
import { formatDate, formatDateTime, formatPhone, formatShortDateTime } from "../../common/format.ts";
import { leagueName } from "./leagues.ts";
import { lineLabel } from "./lines.ts";
import { marketLabel, marketTitle } from "./markets.ts";
import { periodName } from "./periods.ts";
import { sportName } from "./sports.ts";

test("dates are those of Seoul, on both sides of its midnight [REQ-9.25]", () => {
  expect(formatDateTime("2026-11-21T15:00:00Z")).toBe("2026-11-22 00:00:00");
  expect(formatDateTime("2026-11-21T14:59:59Z")).toBe("2026-11-21 23:59:59");
  expect(formatDate("2026-12-31T15:00:00Z")).toBe("27-01-01");
  expect(formatShortDateTime("2026-11-21T01:05:00Z")).toBe("11-21 10:05");
});

test("phone numbers get their dashes, anything else stays [REQ-5.11]", () => {
  expect(formatPhone("01012345678")).toBe("010-1234-5678");
  expect(formatPhone("010-123-4567")).toBe("010-123-4567");
  expect(formatPhone("0212345678")).toBe("02-1234-5678");
  expect(formatPhone("12")).toBe("12");
  expect(formatPhone("02 123 4567")).toBe("02-123-4567");
  expect(formatPhone("0311234567")).toBe("031-123-4567");
  // The two digits of Seoul stand in front, not behind.
  expect(formatPhone("01012345602")).toBe("010-1234-5602");
  for (const other of ["021234567890", "020212345678", "02123456", "010123456789", "010123456", ""])
    expect(formatPhone(other)).toBe(other);
});

test.each([
  ["15881234", "1588-1234"],
  ["1600-0000", "1600-0000"],
  ["18991234", "1899-1234"],
  ["05051234567", "0505-123-4567"],
  ["050212345678", "0502-1234-5678"],
  ["07012345678", "070-1234-5678"],
  ["0501234567", "0501234567"],
  ["1588123", "1588123"],
  ["158812345", "158812345"],
  ["13881234", "13881234"],
])("the phone number %s is shown as %s", (phone, shown) => expect(formatPhone(phone)).toBe(shown));

test("a market that a feed names in English has a Korean label", () => {
  for (const name of [
    "1X2",
    "12",
    "Under/Over",
    "Over/Under",
    "Handicap",
    "Asian Handicap",
    "1st Half 1X2",
    "Both Teams To Score",
  ]) {
    expect(marketLabel(name)).toMatch(/[가-힣]/);
  }
});

test("codes without a label fall back", () => {
  expect(marketLabel("Corners")).toBe("Corners");
  expect(sportName("1")).toBe("기타");
  expect(periodName(SPORT.football, "101")).toBe("연장 포함");
  expect(periodName(SPORT.basketball, "3")).toBe("3쿼터");
  expect(periodName(SPORT.football, "77")).toBe("77");
  expect([leagueName("spain", "laliga"), leagueName("x", "y")]).toEqual(["라리가", "x y"]);
});

test.each([
  ["1X2", "승무패"],
  ["Full Time Result", "승무패"],
  ["1st Half 1X2", "승무패"],
  ["2nd Half Under/Over", "언더오버"],
  ["전반 핸디캡", "핸디캡"],
  ["Half Time/Full Time", "전후반 승무패"],
  ["전후반 승무패", "전후반 승무패"],
  ["double chance", "더블찬스"],
  ["First Team To Score", "첫 득점"],
  ["Bonus", "보너스"],
])("the market %s is read as %s", (name, label) => expect(marketLabel(name)).toBe(label));

test.each([
  [SPORT.football, "1st Half 1X2", "10", "전반 승무패"],
  [SPORT.football, "전반 핸디캡", "10", "전반 핸디캡"],
  [SPORT.football, "2nd Half Under/Over", "20", "후반 언더오버"],
  [SPORT.football, "Half Time/Full Time", "100", "전후반 승무패"],
  [SPORT.basketball, "1st Half 1X2", "10", "전반 승무패"],
  [SPORT.iceHockey, "1st Half 1X2", "10", "1피리어드 승무패"],
  [SPORT.baseball, "1st Half 1X2", "10", "5이닝까지 승무패"],
  [SPORT.iceHockey, "1X2", "100", "승무패"],
])("in sport %s, %s of period %s is read as %s", (sportId, marketName, period, title) =>
  expect(marketTitle(sportId, { marketName, period })).toBe(title),
);

test("lines", () => {
  expect([
    lineLabel("handicap", 1.5),
    lineLabel("handicap", -1),
    lineLabel("handicap", 0),
    lineLabel("over_under", 2.5),
    lineLabel("other", null),
  ]).toEqual(["+1.5", "−1", "0", "2.5", ""]);
});
