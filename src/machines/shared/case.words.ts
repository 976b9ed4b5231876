// What cases are called that several machines have.
const CASES = {
  plain: "",
  "no answer": "답이 없음",
  "second login": "다른 기기에서 로그인 555",
  none: "없음",
  open: "열림",
  "server's words": "서버의 안내문",
  one: "하나",
  nothing: "없음",
  login: "로그인",
  first: "첫 번째",
  second: "두 번째",
  "an address that runs script": "스크립트를 실행하는 주소",
  kicked: "운영자가 내보냄 556",
  "not found": "없음 404",
  failed: "실패",
  enter: "Enter",
  "another key": "다른 글쇠",
  done: "처리됨",
  accepted: "접수",
  refused: "거절",
  broken: "고장",
  "member to a page": "회원이 한 화면으로",
  "guest to the login": "비회원이 로그인 화면으로",
  powerball: "파워볼",
  "another game": "다른 게임",
  member: "회원",
  unauthorized: "로그인 필요 401",
  taken: "받을 수 있는 금액",
  "flag is 1": "점검 표시 1",
} as const;

type Common = keyof typeof CASES;

/** The words of these cases. */
export function common(...names: readonly Common[]): Readonly<Partial<Record<Common, string>>> {
  return Object.fromEntries(names.map((name) => [name, CASES[name]]));
}
