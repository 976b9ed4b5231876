// The leagues of the simulated feed: who plays, when (Asia/Seoul) and how much is scored.
import { SPORT, type SportId } from "../../../../src/domain/sports/market.ts";

export interface League {
  code: string;
  name: string;
  sportId: SportId;
  teams: readonly string[];
  /** What an even match brings each side: goals, runs, points; for volleyball the chance of a rally. */
  home: number;
  away: number;
  /** How far two teams may be apart: the exponent of goals and runs, points, or the chance of a rally. */
  spread: number;
  /** A level match goes on: extra time, then a shoot-out. */
  isDecided?: true;
  /** Plays some of the extra matches of the league that stands in for it. */
  standsInFor?: string;
  /** Basketball only: possessions of each side. */
  possessions?: number;
  /** Kick-offs by weekday, Sunday first; a time twice is two matches. */
  kickOffs: readonly (readonly string[])[];
}

const daily = (...times: string[]): readonly (readonly string[])[] => Array.from({ length: 7 }, () => times);
const week = (
  sunday: string[],
  monday: string[],
  tuesday: string[],
  wednesday: string[],
  thursday: string[],
  friday: string[],
  saturday: string[],
) => [sunday, monday, tuesday, wednesday, thursday, friday, saturday] as const;
const times = (time: string, count: number): string[] => Array.from({ length: count }, () => time);
const names = (...lists: string[]): string[] => lists.flatMap((list) => list.split(", "));

const K_LEAGUE = names(
  "울산 HD, 전북 현대, 포항 스틸러스, FC 서울, 강원 FC, 김천 상무, 수원 FC, 광주 FC, 대전 하나시티즌, 제주 SK, 대구 FC, FC 안양",
);

export const LEAGUES: readonly League[] = [
  {
    code: "kl1",
    name: "K리그1",
    sportId: SPORT.football,
    teams: K_LEAGUE,
    home: 1.42,
    away: 1.18,
    spread: 0.32,
    kickOffs: week(["14:00", "16:30", "19:00"], [], [], ["19:30", "19:30"], [], [], ["14:00", "16:30", "19:00"]),
  },
  {
    code: "epl",
    name: "프리미어리그",
    sportId: SPORT.football,
    teams: names(
      "맨체스터 시티, 아스널, 리버풀, 첼시, 토트넘, 맨체스터 유나이티드, 뉴캐슬, 애스턴 빌라, 브라이턴, 웨스트햄",
      "에버턴, 풀럼, 크리스탈 팰리스, 브렌트퍼드, 울버햄프턴, 본머스, 노팅엄 포리스트, 리즈, 번리, 선덜랜드",
    ),
    home: 1.6,
    away: 1.3,
    spread: 0.45,
    kickOffs: week(["00:00", "00:00", "02:30", "23:00"], ["01:30"], [], ["04:30", "04:45"], [], [], ["21:30"]),
  },
  {
    code: "kbo",
    name: "KBO",
    sportId: SPORT.baseball,
    teams: names(
      "LG 트윈스, KIA 타이거즈, 삼성 라이온즈, 두산 베어스, KT 위즈, SSG 랜더스, 롯데 자이언츠, 한화 이글스, NC 다이노스, 키움 히어로즈",
    ),
    home: 4.9,
    away: 4.6,
    spread: 0.2,
    kickOffs: week(
      times("14:00", 5),
      [],
      times("18:30", 5),
      times("18:30", 5),
      times("18:30", 5),
      times("18:30", 5),
      times("17:00", 5),
    ),
  },
  {
    code: "kbl",
    name: "KBL",
    sportId: SPORT.basketball,
    teams: names(
      "서울 SK, 창원 LG, 울산 현대모비스, 수원 KT, 원주 DB, 부산 KCC, 안양 정관장, 고양 소노, 대구 한국가스공사, 서울 삼성",
    ),
    home: 82,
    away: 79.5,
    spread: 7,
    possessions: 74,
    kickOffs: week(
      ["14:00", "16:00", "16:00"],
      ["19:00"],
      ["19:00"],
      ["19:00"],
      ["19:00"],
      ["19:00", "19:00"],
      ["14:00", "14:00", "16:00"],
    ),
  },
  {
    code: "vl",
    name: "V-리그",
    sportId: SPORT.volleyball,
    teams: names("대한항공, 현대캐피탈, 우리카드, KB손해보험, 삼성화재, 한국전력, OK저축은행"),
    home: 0.503,
    away: 0.497,
    spread: 0.026,
    kickOffs: week(["14:00", "16:00"], [], ["19:00"], ["19:00"], ["19:00"], ["19:00"], ["14:00", "16:00"]),
  },
  {
    code: "nba",
    name: "NBA",
    sportId: SPORT.basketball,
    teams: names(
      "보스턴 셀틱스, 덴버 너기츠, LA 레이커스, 골든스테이트 워리어스, 밀워키 벅스, 피닉스 선즈, 마이애미 히트, 필라델피아 76ers",
      "뉴욕 닉스, 댈러스 매버릭스, 클리블랜드 캐벌리어스, 오클라호마시티 썬더, 미네소타 팀버울브스, 새크라멘토 킹스",
      "인디애나 페이서스, 올랜도 매직, 휴스턴 로키츠, 샌안토니오 스퍼스",
    ),
    home: 115,
    away: 112.5,
    spread: 8,
    possessions: 100,
    kickOffs: daily("09:00", "09:00", "09:30", "10:00", "12:00"),
  },
  {
    code: "nhl",
    name: "NHL",
    sportId: SPORT.iceHockey,
    teams: names(
      "콜로라도 애벌랜치, 에드먼턴 오일러스, 토론토 메이플리프스, 보스턴 브루인스, 뉴욕 레인저스, 베이거스 골든나이츠",
      "플로리다 팬서스, 댈러스 스타스, 캐롤라이나 허리케인스, 밴쿠버 캐넉스, 위니펙 제츠, 탬파베이 라이트닝",
    ),
    home: 3.15,
    away: 2.85,
    spread: 0.18,
    isDecided: true,
    kickOffs: daily("09:00", "09:30", "11:00"),
  },
  {
    code: "kcup",
    name: "코리아컵",
    sportId: SPORT.football,
    teams: K_LEAGUE,
    home: 1.42,
    away: 1.18,
    spread: 0.32,
    isDecided: true,
    standsInFor: "kl1",
    kickOffs: week([], [], ["19:00", "19:30"], [], ["19:00", "19:30"], [], []),
  },
];

export function leagueByCode(code: string): League | undefined {
  return LEAGUES.find((league) => league.code === code);
}
