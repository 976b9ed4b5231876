// Kinds with a line, in steps of 0.25.
import { type MarketKind, SIDES } from "./kind.ts";

const OVER_UNDER = { over: "오버", under: "언더" } as const;
const line = { hasLine: true, layout: "sides", periods: "any" } as const;

export const LINE_KINDS: readonly MarketKind[] = [
  {
    ...line,
    code: "handicap",
    names: ["Handicap", "Asian Handicap", "Spread", "핸디캡"],
    label: "핸디캡",
    family: "handicap",
    selections: { home: "홈", away: "원정" },
  },
  {
    ...line,
    code: "handicap_3way",
    names: ["European Handicap", "3-Way Handicap", "핸디캡 승무패"],
    label: "핸디캡 승무패",
    family: "handicap",
    selections: SIDES,
  },
  {
    ...line,
    code: "over_under",
    names: ["Under/Over", "Over/Under", "Total", "언더오버"],
    label: "언더오버",
    family: "over_under",
    selections: OVER_UNDER,
  },
  {
    ...line,
    code: "home_total",
    names: ["Home Team Total", "홈팀 언더오버"],
    label: "홈팀 언더오버",
    family: "over_under",
    selections: OVER_UNDER,
  },
  {
    ...line,
    code: "away_total",
    names: ["Away Team Total", "원정팀 언더오버"],
    label: "원정팀 언더오버",
    family: "over_under",
    selections: OVER_UNDER,
  },
];
