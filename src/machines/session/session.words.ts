import { defineWords } from "../../../paths/lib/words.ts";
import { accountKind, homeOf, landingPath } from "../../domain/session/account.ts";
import type { AccountUser } from "../../domain/session/account.ts";
import { BLANK_PAGE } from "../../domain/session/session.ts";
import { alert, goesTo } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { sessionMachine } from "./session.machine.ts";

/** Members are sent on by the guard of the page that every account of their type lands on. */
function landing(user: AccountUser): string {
  const [first, home] = [landingPath(user), homeOf(accountKind(user))];
  return first === home ? goesTo(home) : `${first} 화면을 거쳐 ${goesTo(home)}`;
}

export const sessionWords = defineWords<typeof sessionMachine>({
  purpose: "누가 로그인했고 언제까지이며 왜 끝났는지, 한 곳에서만 정한다.",
  events: {
    "session.login": "아이디와 비밀번호로 로그인한다",
    "session.begunElsewhere": "다른 탭에서 로그인한다",
    "session.logout": "로그아웃한다",
    "session.code": "서버가 상태 코드로 답한다",
    "session.navigated": "화면 이동이 허락된다",
    "session.enterLobby": "카지노 또는 슬롯 로비에 들어간다",
    "session.stay": "연장 단추를 누른다",
    "session.tick": "시계가 1초 간다",
    "session.expiryMoved": "다른 탭이 만료 시각을 옮긴다",
    "session.refresh": "회원 정보를 지금 다시 읽는다",
    "wallet.changed": "서버가 보유머니를 알린다",
  },
  actors: {
    restoreSession: "세션 되찾기",
    login: "로그인 호출",
    fetchUser: "회원 정보 조회",
    fetchAutoLogout: "자동 로그아웃 시간 조회",
    revokeSession: "로그아웃 호출",
    watchClock: "시계 감시",
  },
  delays: {
    checkInterval: "회원 확인 간격 5초",
    revokePatience: "로그아웃 응답을 기다리는 시간",
  },
  cases: {
    ...common("plain", "second login", "kicked", "unauthorized", "not found", "none", "member", "no answer"),
    "by the member": "회원이",
    "by a gate": "검사가",
    "access denied": "접근 거부 406",
    "address blocked": "차단된 IP 600",
    "server failure": "서버 오류 500",
    "more than 60 s left": "60초보다 많이 남음",
    "60 s left": "60초 남음",
    "1 ms left": "1ms 남음",
    "at the expiry": "만료된 때",
    later: "더 늦게",
    earlier: "더 이르게",
    "member without expiry": "만료 시각이 없는 회원",
    "member past expiry": "만료가 지난 회원",
    set: "정해짐",
    unset: "정해지지 않음",
    newer: "더 새 잔액",
    older: "더 옛 잔액",
    "newer wallet": "더 새 잔액과 함께",
    "older wallet": "더 옛 잔액과 함께",
    "wrong pair": "맞지 않는 짝 404",
    "code required": "인증 코드를 물음 428",
    "wrong code": "틀린 인증 코드 422",
    "storage is closed": "저장소를 쓸 수 없음",
  },
  told: ({ effects, after: { context } }) => [
    ...(effects.includes("arrive") && context.user ? [landing(context.user)] : []),
    ...(effects.includes("depart") && context.departure?.alert ? [alert(context.departure.alert)] : []),
    ...(effects.includes("depart") && context.departure?.to ? [goesTo(context.departure.to)] : []),
  ],
  shows: (snapshot) => (snapshot.hasTag("expiring") ? [`남은 시간 ${snapshot.context.secondsLeft}초`] : []),
  instead: ({ context: { departure } }) => {
    const isBlank = departure?.to === BLANK_PAGE;
    const isByGate = departure?.reason === "logout" && departure.to === null;
    return {
      loggedOut: isBlank
        ? "빈 화면 그대로다; 사이트를 다시 열면 로그인 화면이다"
        : isByGate
          ? "로그아웃되어 있다; 화면은 검사가 정한다"
          : null,
      "ending.forcedLogout": isBlank ? "알림 없이 로그아웃된다" : null,
      "ending.loggingOut": isByGate ? "화면은 검사가 정한다" : "알림 없이 나간다",
    };
  },
});
