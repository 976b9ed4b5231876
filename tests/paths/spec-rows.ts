// The specification's error catalogue, row by row, and what reaches each: steps of the machines by their targets.
// A row that no machine answers for says where it is proven instead.
import { transition, type AnyMachineSnapshot } from "xstate";
import * as launch from "../../src/domain/lobby/launch-text.ts";
import type { ForcedLogoutReason } from "../../src/domain/session/server-code.ts";
import { HOME_PATH } from "../../src/domain/frame/path.ts";
import { LOGIN_PATH, MESSAGE_PATH } from "../../src/domain/session/session-navigation.ts";
import * as session from "../../src/domain/session/session-text.ts";
import { BLANK_PAGE } from "../../src/domain/session/session.ts";
import { CONTACT_ADMINISTRATOR_TEXT } from "../../src/domain/lobby/shut-lobby.ts";
import { BONUS_PRICE_MESSAGE } from "../../src/domain/sports/slip/refusal.ts";
import type { SlipContext } from "../../src/machines/slip/slip.schema.ts";
import { ERROR_TEXT } from "../../src/ui/frame/error/text.ts";
import type { Edge, Graph } from "../../paths/lib/graph.ts";
import { alert, goesTo, quoted } from "../../src/machines/shared/said.words.ts";

export interface SpecRow {
  /** Of the sentence in docs/requirements/section-8.md. */
  id: string;
  /** The same in Korean. */
  name: string;
  /** What a member sees, in the page's own words. */
  sees: string;
  machine: string | null;
  /** The event and case that brings the row about. */
  labels: readonly string[];
  /** A part of the target's transitions that tells the row from others of that event. */
  by?: string;
  /** What holds afterwards where transitions alone do not tell. */
  shows?: (after: AnyMachineSnapshot) => boolean;
  /** Where the row is proven when no machine stands for it. */
  instead?: string;
}

const seen = (...parts: readonly string[]): string => parts.join(" · ");

function forced(reason: ForcedLogoutReason): string[] {
  const text = session.FORCED_LOGOUT_TEXT[reason];
  return text === null
    ? ["알림 없이 로그아웃된다", goesTo(BLANK_PAGE)]
    : ["로그아웃된다", alert(text), goesTo(LOGIN_PATH)];
}

export const SPEC_ROWS: readonly SpecRow[] = [
  {
    id: "REQ-8.1",
    name: "쪽지함 밖에서 안 읽은 쪽지가 있음",
    sees: seen(alert(session.UNREAD_MESSAGES_TEXT), goesTo(MESSAGE_PATH)),
    machine: "message-gate",
    labels: ["xstate.done.actor.readUnread/one"],
    shows: (after) => after.hasTag("blocked"),
  },
  {
    id: "REQ-8.2",
    name: "보너스와 1.30 이하의 배당",
    sees: seen(alert(BONUS_PRICE_MESSAGE), "슬립은 그대로다"),
    machine: "slip",
    labels: ["slip.pick/over at 1.30", "slip.pick/handicap at 1.30", "slip.pick/bonus"],
    by: "isPickRefused",
    shows: ({ context }) => (context as SlipContext).refusal?.rule === "bonus_price",
  },
  {
    id: "REQ-8.3",
    name: "회원가입 종료",
    sees: seen(alert(session.SIGN_UP_ENDED_TEXT)),
    machine: "sign-up-gate",
    labels: ["xstate.done.actor.readSignUp/ended"],
  },
  {
    id: "REQ-8.4",
    name: "서버 코드 555, 다른 기기에서 로그인",
    sees: seen(...forced("second_login")),
    machine: "session",
    labels: ["session.code/second login"],
    by: "isForcedCode",
  },
  {
    id: "REQ-8.5",
    name: "서버 코드 556, 운영자가 내보냄",
    sees: seen(...forced("kicked")),
    machine: "session",
    labels: ["session.code/kicked"],
    by: "isForcedCode",
  },
  {
    id: "REQ-8.6",
    name: "서버 코드 406, 접근 거부",
    sees: seen(...forced("access_denied")),
    machine: "session",
    labels: ["session.code/access denied"],
    by: "isForcedCode",
  },
  {
    id: "REQ-8.7",
    name: "서버 코드 600, 차단된 IP",
    sees: seen(...forced("address_blocked")),
    machine: "session",
    labels: ["session.code/address blocked"],
    by: "isForcedCode",
  },
  {
    id: "REQ-8.8",
    name: "서버 코드 500, 서버 오류",
    sees: seen(...forced("server_failure")),
    machine: "session",
    labels: ["session.code/server failure"],
    by: "isForcedCode",
  },
  {
    id: "REQ-8.9",
    name: "로그인 실패 404",
    sees: seen("서버가 보낸 안내문이 알림으로 뜬다", "로그인되지 않는다"),
    machine: "session",
    labels: ["xstate.error.actor.login/wrong pair"],
  },
  {
    id: "REQ-8.10",
    name: "그 밖의 로그인 실패",
    sees: seen(alert(session.LOGIN_FAILED_TEXT), "로그인되지 않는다"),
    machine: "session",
    labels: ["xstate.error.actor.login/server failure", "xstate.error.actor.login/no answer"],
  },
  {
    id: "REQ-8.11",
    name: "게임을 열지 못함",
    sees: seen(alert(launch.UNDER_MAINTENANCE_TEXT)),
    machine: "launch",
    labels: ["xstate.error.actor.readAddress/no answer"],
  },
  {
    id: "REQ-8.12",
    name: "카지노나 슬롯에 들어가지 못함",
    sees: seen(alert(launch.UNDER_MAINTENANCE_TEXT)),
    machine: "launch",
    labels: ["xstate.error.actor.readAddress/no answer", "xstate.error.actor.readAddress/provider down"],
  },
  {
    id: "REQ-8.13",
    name: "성향 코드 22인 회원의 카지노·슬롯",
    sees: seen(alert(CONTACT_ADMINISTRATOR_TEXT)),
    machine: "launch",
    labels: ["launch.request/casino, with code 22", "launch.request/slot, with code 22"],
  },
  {
    id: "REQ-8.14",
    name: "미니게임 점검",
    sees: seen(alert(launch.UNDER_MAINTENANCE_TEXT), goesTo(HOME_PATH)),
    machine: "mini-game-maintenance",
    labels: ["xstate.done.actor.readSetting/flag is set", "xstate.done.actor.readSetting/no setting"],
  },
  {
    id: "REQ-8.15",
    name: "미니게임 설정 조회 실패",
    sees: seen(`서버가 보낸 안내문이 알림으로 뜨고, 없으면 ${alert(launch.SYSTEM_PROBLEM_TEXT)}`),
    machine: "mini-game-maintenance",
    labels: ["xstate.error.actor.readSetting/server's words", "xstate.error.actor.readSetting/no answer"],
  },
  {
    id: "REQ-8.16",
    name: "테더 입금 점검",
    sees: seen(alert(launch.TETHER_DEPOSIT_MAINTENANCE_TEXT)),
    machine: "tether-deposit",
    labels: ["xstate.done.actor.readTether/flag is 1"],
  },
  {
    id: "REQ-8.17",
    name: "테더 출금 점검",
    sees: seen(alert(launch.TETHER_WITHDRAWAL_MAINTENANCE_TEXT)),
    machine: "tether-withdrawal",
    labels: ["xstate.done.actor.readTether/flag is 1"],
  },
  {
    id: "REQ-8.18",
    name: "입금 주소 조회 실패",
    sees: seen("서버가 보낸 안내문이 알림으로 뜬다", "새 창이 닫힌다"),
    machine: "tether-deposit",
    labels: ["xstate.error.actor.readDepositUrl/server's words"],
  },
  {
    id: "REQ-8.19",
    name: "없는 화면",
    sees: seen(`404와 ${quoted(ERROR_TEXT.notFound)}`, `${quoted(ERROR_TEXT.home)} 링크`),
    machine: null,
    labels: [],
    instead: "the router's error page: tests/e2e/gates.e2e.ts",
  },
  {
    id: "REQ-8.20",
    name: "없는 검사",
    sees: seen("일어날 수 없다: 없는 이름의 검사는 컴파일되지 않는다"),
    machine: null,
    labels: [],
    instead: "guards are functions with types here: a name that does not exist does not compile",
  },
  {
    id: "REQ-8.21",
    name: "화면 조각을 내려받지 못함",
    sees: seen("화면을 새로 읽는다; 60초 안에 다시 그러면 오류 화면이다"),
    machine: "chunk-reload",
    labels: ["chunk.lost/after 60 s", "chunk.lost/just before 60 s"],
  },
];

/** The state behind a step itself: the graph's own may differ in what does not tell states of a walk apart. */
function afterStep(graph: Graph, edge: Edge): AnyMachineSnapshot {
  const before = graph.snapshots[edge.from];
  if (!before) throw new Error(`the graph has no vertex ${edge.from}`);
  return transition(before.machine, before, edge.event)[0];
}

/** True when the step brings the row about. */
export function reaches(row: SpecRow, machine: string, graph: Graph, edge: Edge): boolean {
  return (
    row.machine === machine &&
    row.labels.includes(edge.label) &&
    (row.by === undefined || edge.transitions.some((id) => id.includes(row.by ?? ""))) &&
    (row.shows === undefined || row.shows(afterStep(graph, edge)))
  );
}
