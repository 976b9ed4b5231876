export const VENUE_TEXT = {
  soon: "출발 준비",
  kickOff: "곧 시작합니다",
  race: (metres: number) => `남은 거리 ${metres}m`,
  finish: "결승선 통과",
  photo: "사진 판정 중",
  home: "홈",
  away: "원정",
  score: (home: number, away: number) => `${home} : ${away}`,
  minute: (minute: number) => `${minute}'`,
  quarter: (quarter: number, seconds: number) =>
    `${quarter > 4 ? "연장" : `${quarter}쿼터`} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
  watching: {
    dog: "개경주 진행 중",
    horse: "경마 진행 중",
    soccer: "축구 경기 진행 중",
    basketball: "농구 경기 진행 중",
  },
  place: (place: number) => `${place}위`,
  runner: (number: number) => `${number}번`,
  results: "경기 결과",
} as const;
