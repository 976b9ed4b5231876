import { expect, it } from "vitest";
import { NEW_BOARD, type Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { actionText, incidentText, incidentTime } from "./action-words.ts";
import { clockLabel, columnText, phaseText } from "./board-words.ts";

const [FOOTBALL, BASKETBALL, VOLLEYBALL, BASEBALL, ICE_HOCKEY] = ["6046", "48242", "154830", "154914", "35232"];
const board = (over: Partial<Scoreboard>): Scoreboard => ({ ...NEW_BOARD, phase: "play", ...over });
const clock = (seconds: number, rate = 1) => ({ seconds, rate, at: 0, added: null });

it.each([
  [FOOTBALL, board({ period: "20" }), "후반"],
  [FOOTBALL, board({ period: "10", phase: "break" }), "전반 휴식"],
  [FOOTBALL, board({ period: "50" }), "승부차기"],
  [BASKETBALL, board({ period: "3" }), "3쿼터"],
  [VOLLEYBALL, board({ period: "5" }), "5세트"],
  [
    BASEBALL,
    board({ period: "5", diamond: { half: "bottom", outs: 1, balls: 0, strikes: 0, bases: [false, false, false] } }),
    "5이닝 말",
  ],
  [ICE_HOCKEY, board({ period: "40" }), "연장"],
  [FOOTBALL, board({ phase: "before" }), "시작 전"],
  [FOOTBALL, board({ phase: "over" }), "종료"],
])("sport %s: the period in words", (sportId, shown, text) => {
  expect(phaseText(sportId as string, shown)).toBe(text);
});

it.each([
  [FOOTBALL, board({ period: "20", clock: clock(70 * 60) }), 20_000, "71'"],
  [FOOTBALL, board({ period: "10", clock: clock(45 * 60) }), 61_000, "45+2'"],
  [FOOTBALL, board({ period: "50", clock: clock(0) }), 0, null],
  [BASKETBALL, board({ period: "2", clock: clock(300, -1) }), 29_000, "04:31"],
  [BASKETBALL, board({ period: "2", clock: clock(300, 0) }), 29_000, "05:00"],
  [VOLLEYBALL, board({ period: "2", clock: null }), 0, null],
  [FOOTBALL, board({ period: "10", phase: "break", clock: clock(2_700) }), 0, null],
])("sport %s: the clock", (sportId, shown, now, text) => {
  expect(clockLabel(sportId as string, shown, now)).toBe(text);
});

it("says what happens and what happened, with the side", () => {
  const teams = { sportId: FOOTBALL as string, homeName: "서울", awayName: "수원" };
  expect(actionText(teams, board({ action: { kind: "dangerous", side: "away" } }))).toBe("위험한 공격 · 수원");
  expect(actionText(teams, board({ action: { kind: "break", side: null } }))).toBe("휴식");
  const goal = {
    id: 1,
    kind: "goal",
    side: "home",
    period: "20",
    seconds: 4_220,
    score: { home: 2, away: 1 },
  } as const;
  expect(incidentText(teams, goal)).toBe("골 · 서울 (2:1)");
  expect(incidentTime(FOOTBALL as string, goal)).toBe("71'");
  expect(incidentTime(BASKETBALL as string, { ...goal, period: "4", seconds: 301 })).toBe("4쿼터 05:01");
  // Its full name takes two lines.
  expect(incidentTime(ICE_HOCKEY as string, { ...goal, period: "3", seconds: 1_080 })).toBe("3P 18:00");
  const start = { id: 2, kind: "periodStart", side: null, period: "20", seconds: 2_700, score: null } as const;
  expect(incidentText(teams, start)).toBe("후반 시작");
});

it.each([
  [FOOTBALL, "볼 소유 · 서울"],
  [ICE_HOCKEY, "퍽 소유 · 서울"],
])("sport %s: who has the ball or the puck", (sportId, text) => {
  const teams = { sportId: sportId as string, homeName: "서울", awayName: "수원" };
  expect(actionText(teams, board({ action: { kind: "safe", side: "home" } }))).toBe(text);
});

it.each([
  [FOOTBALL, "실축 · 수원"],
  [ICE_HOCKEY, "실패 · 수원"],
])("says a kick or a shot that missed in the words of sport %s", (sportId, text) => {
  const missed = { id: 3, kind: "kickMissed", side: "away", period: "50", seconds: null, score: null } as const;
  expect(incidentText({ sportId: sportId as string, homeName: "서울", awayName: "수원" }, missed)).toBe(text);
});

it.each([
  [BASEBALL, "9", "9"],
  [BASEBALL, "40", "연장"],
  [ICE_HOCKEY, "2", "2P"],
  [ICE_HOCKEY, "40", "연장"],
  [FOOTBALL, "20", "후반"],
  [VOLLEYBALL, "5", "5세트"],
])("names a column of sport %s, period %s: %s", (sportId, period, text) => {
  expect(columnText(sportId, period)).toBe(text);
});
