// Who meets in a round of a virtual sport. The names are for reading: no result depends on them.
import { roundOf, type RoundTimes } from "./rounds.ts";
import { virtualSportOf } from "./games.ts";

const DOGS = [
  "번개",
  "질풍",
  "은하수",
  "흑표",
  "달빛",
  "천둥",
  "새벽별",
  "불꽃",
  "바람돌이",
  "초코",
  "한라",
  "백두",
  "설악",
  "파도",
  "무지개",
  "솔바람",
  "호랑이",
  "까망이",
  "화살",
  "여름",
];
const HORSES = [
  "금빛질주",
  "푸른산맥",
  "태양의길",
  "겨울왕자",
  "한강의별",
  "붉은노을",
  "비천",
  "대륙의꿈",
  "청룡",
  "백호",
  "가을전설",
  "천리마",
  "폭풍전야",
  "은빛갈기",
  "서울의봄",
  "바다의노래",
  "용감한심장",
  "행운의문",
  "새벽기차",
  "황금들판",
  "검은진주",
  "미리내",
];
const TEAMS: Readonly<Record<string, readonly string[]>> = {
  "soccer/eurocups": ["스페인", "프랑스", "독일", "이탈리아", "잉글랜드", "포르투갈", "네덜란드", "크로아티아"],
  "soccer/premierships": [
    "런던 레드",
    "맨체스터 블루",
    "리버사이드",
    "뉴캐슬",
    "버밍엄",
    "리즈",
    "브라이턴",
    "사우샘프턴",
  ],
  "soccer/superleagues": ["마드리드", "바르셀로나", "밀라노", "뮌헨", "파리", "암스테르담", "리스본", "이스탄불"],
  "soccer/worldcups": ["대한민국", "브라질", "아르헨티나", "일본", "모로코", "미국", "세네갈", "호주"],
  "basketball/bakergardens": ["베이커 불스", "가든 이글스", "리버 호크스", "힐 타이거스", "포트 킹스", "파크 울브스"],
  "basketball/nbareplay": ["보스턴", "로스앤젤레스", "시카고", "뉴욕", "마이애미", "댈러스", "덴버", "피닉스"],
  "basketball/waterportarena": ["워터포트", "씨게이트", "하버시티", "블루베이", "노스쇼어", "라이트하우스"],
};
const RUNNERS = { dog: 6, horse: 8 } as const;

/** The runners by number, or the home side and the other one; null for a round of a mini-game. */
export function roundCard(roundId: string): readonly string[] | null {
  const round = roundOf(roundId);
  const sport = round && virtualSportOf(round.game);
  if (!sport) return null;
  if (sport === "dog") return runners(DOGS, RUNNERS.dog, round);
  if (sport === "horse") return runners(HORSES, RUNNERS.horse, round);
  const teams = TEAMS[round.game.game] ?? [];
  // Every pair of teams in turn, at home and away.
  const at = round.number % (teams.length * (teams.length - 1));
  const home = at % teams.length;
  const away = (home + 1 + Math.floor(at / teams.length)) % teams.length;
  return [teams[home] ?? "", teams[away] ?? ""];
}

/** Steps through the names from another one each round; the step and the number of names have no common divisor. */
function runners(names: readonly string[], count: number, { number }: RoundTimes): string[] {
  const step = 7;
  return Array.from({ length: count }, (_, i) => names[(number * count + i * step) % names.length] ?? "");
}
