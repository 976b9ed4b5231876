import type { HandMarketKind } from "../../../domain/sports/hand-fixture.ts";

const OUTCOMES: Readonly<Record<string, string>> = {
  home: "홈",
  draw: "무",
  away: "원정",
  over: "오버",
  under: "언더",
};
const KINDS: Readonly<Record<HandMarketKind, string>> = {
  win_draw_lose: "승무패",
  win_lose: "승패",
  handicap: "핸디캡",
  over_under: "언더오버",
};

export const ENTRY_TEXT = {
  title: "경기 등록",
  hint: "등록한 경기는 다른 운영자가 승인하면 회원 화면에 바로 나옵니다. 배당은 경기 화면에서 바꾸고, 결과는 경기 결과에서 등록합니다. 배당을 모두 비운 마켓은 만들지 않습니다.",
  sport: "종목",
  league: "리그",
  home: "홈 팀",
  away: "원정 팀",
  startsAt: "경기 시작",
  line: "기준점",
  lineOf: (kind: HandMarketKind) => `${KINDS[kind]} 기준점`,
  priceOf: (kind: HandMarketKind, key: string) => `${KINDS[kind]} ${OUTCOMES[key] ?? key}`,
  kind: (kind: HandMarketKind) => KINDS[kind],
  lineHint: "홈 팀 기준. -1.5처럼 0.25 단위",
  totalHint: "2.5처럼 0.25 단위",
  reason: "사유",
  enter: "등록 요청",
  entered: "등록했습니다.",
  wrongTime: "2026-11-21 19:30처럼 입력해주세요.",
  wrongPrice: "배당을 2.15처럼 입력해주세요.",
  wrongLine: "기준점을 -1.5처럼 입력해주세요.",
  noMarkets: "마켓을 하나 이상 입력해주세요.",
  ask: (home: string, away: string) => `${home} vs ${away} 경기를 등록합니다.`,
} as const;
