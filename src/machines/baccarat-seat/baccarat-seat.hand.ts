import { defineByHand, type Hand, type HandStep, itself, type Place, type Way } from "../../../paths/lib/by-hand.ts";
import { CHIPS_TEXT } from "../../ui/games/chips/text.ts";
import { FORM_TEXT } from "../../ui/frame/form/text.ts";
import { TABLE_TEXT, VISIT_TEXT } from "../../ui/lobby/house/text.ts";
import { BLOCK, BLOCKING, NETWORK, UNSLOW } from "../shared/by-hand.ts";
import { quoted } from "../shared/said.words.ts";
import { BLOCKED, FREE, NOT_ASKED, NOT_TAKEN, submissionByHand } from "../shared/submission-by-hand.ts";
import { COOKIES, FORGETS_VISIT, STOPS_HOUSE, visitEnds } from "../shared/visit-by-hand.ts";
import type { baccaratSeatMachine } from "./baccarat-seat.machine.ts";
import { baccaratSeatPaths } from "./baccarat-seat.paths.ts";

type Phase = keyof typeof TABLE_TEXT.phases;

const PATHS = ["/api/table/bets*"];
const ON = { line: "on" };
const OFF = { line: "off" };
const NO_BET = { bet: "none" };
const PHASES = ["waiting", "betting", "closed", "squeezing", "shown"] as const;
const IN_ORDER = "회차는 베팅, 마감, 카드, 결과의 차례로만 간다";
const BUSY = "그 사이에도 회차는 가지만, 자리는 베팅의 결과를 기다린다";
const TOLD_OWN = "서버는 한 베팅과 그 결과만 알린다";
const REFUSED_LATE = "거절된 베팅의 답까지 늦어야 한다";
const ONLINE_TELLS = "연결이 이어져 있으면 서버가 먼저 알린다";

const phaseOf = ({ before }: Place): (typeof PHASES)[number] | undefined =>
  PHASES.find((phase) => before.matches(phase as never));
const isPlacing = ({ before }: Place): boolean => before.matches("placing");
const isAway = ({ before }: Place): boolean => before.matches("connecting");

const says = (phase: Phase): string => quoted(TABLE_TEXT.phases[phase]);

/** At first the page is loaded anew; after a cut line it comes back; else the round goes on by itself. */
const comes =
  (from: readonly (typeof PHASES)[number][], until: string, rest: Partial<HandStep> = {}): Way =>
  (place): Hand => {
    if (isPlacing(place)) return { script: BUSY };
    if (isAway(place))
      return place.world.line === OFF.line
        ? {
            by: "tester",
            does: `${until} 때(다른 기기에서 본다) ${UNSLOW}`,
            how: NETWORK,
            when: OFF,
            sets: ON,
            ...rest,
          }
        : { by: "member", does: `${until} 때 새로고침한다`, sets: ON, minutes: 1, ...rest };
    const phase = phaseOf(place);
    if (phase === undefined || !from.includes(phase)) return { script: IN_ORDER };
    return { by: "clock", does: `${until} 때까지 기다린다`, when: ON, minutes: 1, ...rest };
  };

/** The clock of the page moves the round on where nothing is heard. */
const ticks =
  (from: readonly (typeof PHASES)[number][], until: string): Way =>
  (place) => {
    if (isPlacing(place)) return { script: BUSY };
    const phase = phaseOf(place);
    return phase !== undefined && from.includes(phase)
      ? { by: "clock", does: `${until} 때까지 기다린다`, when: ON }
      : { script: ONLINE_TELLS };
  };

/** A round is the table's: where it goes otherwise, the case is done again in the next one. */
const wins = (who: string): string[] => [`${who} 회차가 아니면 다음 회차에 처음부터 다시 한다`];

const bets = (picks: readonly string[], sets: string): Way => {
  const step: HandStep = {
    by: "member",
    does: `${quoted(CHIPS_TEXT.choose(1_000))}을 고르고 ${picks.map(quoted).join("와 ")} 자리를 누른 뒤 “${TABLE_TEXT.bet(picks.length === 1 ? "1,000" : "2,000")}”을 누른다`,
    data: `${picks.length},000원`,
    when: NO_BET,
    sets: { bet: sets },
  };
  return ({ world }) =>
    world.bet === NO_BET.bet
      ? step
      : { ...step, when: {}, sets: {}, looks: ["“플레이어와 뱅커에 함께 베팅할 수 없습니다.”"] };
};

const own =
  (bet: string): Way =>
  (place) =>
    isPlacing(place) ? { script: TOLD_OWN } : itself({ when: { bet }, looks: [`자리에 “${TABLE_TEXT.mine(1_000)}”`] });

const { states } = baccaratSeatPaths;
const SEEN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["connecting", says("connecting")],
    ["waiting", says("waiting")],
    ["betting", `${says("betting")}와 남은 초`],
    ["betting.choosing", ""],
    ["closed", says("closed")],
    ["squeezing.covered", quoted(TABLE_TEXT.covered)],
    ["squeezing.opened", "카드가 열려 있다"],
    ["shown.watched", quoted(TABLE_TEXT.results.watched)],
    ["shown.lost", quoted(TABLE_TEXT.results.lost)],
    ["shown.even", "“받은 금액 …원”"],
    ["shown.won", "“…원 당첨!”"],
    ["over", quoted(VISIT_TEXT.over)],
  ].flatMap(([state = "", text = ""]) => {
    const sees = states[state]?.sees;
    return sees === undefined ? [] : [[sees, text]];
  }),
);

export const baccaratSeatHand = defineByHand<typeof baccaratSeatMachine>({
  code: "BAC",
  area: ["라이브카지노", TABLE_TEXT.title],
  risk: "P1",
  first: ["placing.unknown", "placing.unsent", "shown.won"],
  begins: {
    "": {
      account: "member01",
      page: "/casino",
      data: [
        `“${TABLE_TEXT.title}”를 열어 둔 새 창이 있다. 걸음은 모두 그 창에서 한다`,
        "보유머니가 30,000원 이상이다. 시작 보유머니 M을 적는다",
      ],
      path: ["mine.told/no bets"],
      world: { ...FREE, ...NOT_ASKED, ...NO_BET, line: "first" },
    },
  },
  events: {
    ...submissionByHand({ texts: FORM_TEXT, paths: PATHS, taken: "done" }),
    ...visitEnds,
    "table.told/asleep": { script: "데모의 테이블은 쉬지 않는다" },
    "table.told/bets are open": comes(["waiting"], `${says("betting")}가 보일`),
    "table.told/bets are locked": comes(["betting"], `${says("closed")}가 보일`),
    "table.told/cards are told": comes(["betting", "closed"], `${quoted(TABLE_TEXT.covered)}가 보일`),
    "table.told/cards are open": comes(["squeezing", "closed"], `결과가 보일`, { looks: wins("플레이어가 이긴") }),
    "table.told/the next round": comes(["shown", "waiting"], "다음 회차가 열릴", {
      sets: { ...ON, ...NO_BET },
      looks: ["회차 번호가 하나 늘었다"],
    }),
    "history.told": (place) =>
      isPlacing(place) ? { script: BUSY } : itself({ when: ON, looks: [`“${TABLE_TEXT.roads}”에 지난 회차가 있다`] }),
    "mine.told/no bets": (place) => (isPlacing(place) ? { script: TOLD_OWN } : itself({ when: { ...ON, ...NO_BET } })),
    "mine.told/on the player": own("player"),
    "mine.told/on the banker": own("banker"),
    "mine.told/on the banker, not taken yet": { script: "접수 대기는 눈 깜짝할 사이다" },
    "mine.told/on the player and the tie": { script: TOLD_OWN },
    "mine.told/what was sent": { script: "답보다 실시간 연결이 먼저 알려야 한다" },
    "clock.tick/at the lock": ticks(["betting"], `${says("closed")}가 보일`),
    "clock.tick/as the cards open": ticks(["squeezing"], "결과가 보일"),
    "clock.tick/at the end": ticks(["shown"], `${says("waiting")}가 보일`),
    "line.lost": (place) =>
      isPlacing(place) || isAway(place)
        ? { script: BUSY }
        : { by: "tester", does: "Network를 Offline으로 바꾼다", how: NETWORK, when: { ...ON, ...FREE }, sets: OFF },
    "seat.over": (place) =>
      isPlacing(place)
        ? { script: BUSY }
        : {
            by: "tester",
            does: `${FORGETS_VISIT}. Network를 Offline으로 바꾸고 10초 뒤 No throttling으로 되돌린다`,
            how: `${COOKIES}; ${NETWORK}`,
            when: ON,
          },
    "bet.found": (place) => {
      const { mine } = place.before.context as { mine: object | null };
      return isAway(place) && place.world.line !== OFF.line && mine !== null
        ? {
            by: "tester",
            does: `${BLOCK(...PATHS)}. 다음 회차에 플레이어에 1,000원을 베팅하고 새로고침한다`,
            how: BLOCKING,
            when: NO_BET,
            sets: { ...ON, ...BLOCKED, ...NOT_TAKEN, bet: "player" },
          }
        : { script: "저장된 베팅은 새로고침한 화면이 처음에 읽는다" };
    },
    "seat.bet/player": bets(["플레이어"], "player"),
    "seat.bet/banker and tie": bets(["뱅커", "타이"], "banker"),
    "seat.bet/no pick": { script: "화면에는 없는 자리의 단추가 없다" },
    "seat.bet/no chips": { by: "member", does: `칩을 올리지 않고 “${TABLE_TEXT.betNothing}”를 누른다` },
    "seat.open": { by: "member", does: `“${TABLE_TEXT.open}”를 누른다` },
    "done sendCommand/refused": STOPS_HOUSE,
    "done findCommand/refused": { script: REFUSED_LATE },
  },
  seen: (text) => SEEN[text] ?? text,
  always: ["한 베팅은 보유머니에서 한 번만 빠진다", "마감된 뒤에는 베팅할 수 없다"],
});
