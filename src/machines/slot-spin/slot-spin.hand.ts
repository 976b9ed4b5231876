import { defineByHand, type Hand, itself, type Place, type Way } from "../../../paths/lib/by-hand.ts";
import { addComma } from "../../domain/common/price.ts";
import { FORM_TEXT } from "../../ui/frame/form/text.ts";
import { SLOT_TEXT, VISIT_TEXT } from "../../ui/lobby/house/text.ts";
import { BLOCK, BLOCKING, pressed, UNBLOCK } from "../shared/by-hand.ts";
import { quoted } from "../shared/said.words.ts";
import { BLOCKED, FREE, NOT_TAKEN, submissionByHand, TAKEN } from "../shared/submission-by-hand.ts";
import { COOKIES, FORGETS_VISIT, STOPS_HOUSE, visitEnds } from "../shared/visit-by-hand.ts";
import type { slotSpinMachine } from "./slot-spin.machine.ts";
import { slotSpinPaths } from "./slot-spin.paths.ts";
import type { SlotSpinContext } from "./slot-spin.schema.ts";

const PATHS = ["/api/slot/spins*"];
const READ = "/api/slot";
const RICH = { money: "enough" };
const POOR = { money: "little" };
/** A case begins with the page that is loaded anew. */
const LOADED = { loaded: "yes" };
const RELOAD = "새로고침한다";
const SPIN = `“${SLOT_TEXT.spin} 1,000”`;
const REFUSED_LATE = "거절된 스핀의 답까지 늦어야 한다";

const isFirst = ({ world }: Place): boolean => world.loaded === "no";

/** The slot as it is read: at first by the reload, later by itself. */
const read =
  (first: Hand, later: Hand): Way =>
  (place) =>
    isFirst(place) ? first : later;

const spins = ({ before }: Place): string => {
  const { stake } = before.context as SlotSpinContext;
  return `“${before.matches("free") ? SLOT_TEXT.freeSpin : SLOT_TEXT.spin} ${addComma(stake)}”`;
};

/** What the reels show is not the player's to choose. */
const until = (name: string, minutes: number): Hand => ({
  by: "member",
  press: `${name} 나올 때까지 스핀 단추를 되풀이해 누른다`,
  when: { ...FREE, ...RICH },
  sets: TAKEN,
  minutes,
});

const { states } = slotSpinPaths;
const SEEN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["failed", `${quoted(VISIT_TEXT.failed)}, 단추 “${VISIT_TEXT.again}”`],
    ["resting", "스핀 단추와 금액의 단추가 보인다"],
    ["resting.ready", "릴이 서 있다"],
    ["resting.lost", quoted(SLOT_TEXT.lost)],
    ["resting.returned", "“받은 금액 …원”"],
    ["resting.won", "“…원 당첨!”"],
    ["resting.refused", "거절된 이유가 보인다"],
    ["free", `“프리스핀 …번 남음 · 베팅 …원 · 지금까지 …원”, 단추 “${SLOT_TEXT.freeSpin} …”`],
    ["stopping", "릴이 하나씩 선다"],
    ["over", quoted(VISIT_TEXT.over)],
  ].flatMap(([state = "", text = ""]) => {
    const sees = states[state]?.sees;
    return sees === undefined ? [] : [[sees, text]];
  }),
);

export const slotSpinHand = defineByHand<typeof slotSpinMachine>({
  code: "SLT",
  area: ["슬롯", SLOT_TEXT.title],
  risk: "P1",
  first: ["spinning.unknown", "spinning.unsent"],
  begins: {
    "": {
      account: "member01",
      page: "/slot",
      data: [`“${SLOT_TEXT.title}”를 열어 둔 새 창이 있다. 걸음은 모두 그 창에서 한다`, "시작 보유머니 M을 적는다"],
      world: { ...FREE, loaded: "no" },
    },
  },
  choices: {
    money: { [RICH.money]: "보유머니가 50,000원 이상이다", [POOR.money]: "보유머니가 1,000원보다 적다" },
  },
  events: {
    ...submissionByHand({ texts: FORM_TEXT, paths: PATHS, taken: "done", when: RICH }),
    ...visitEnds,
    "done readSlot/rested": read(
      { by: "member", does: RELOAD, when: RICH, sets: LOADED },
      itself({ when: { ...FREE, ...RICH } }),
    ),
    "done readSlot/poor": read(
      { by: "member", does: RELOAD, when: POOR, sets: LOADED, looks: [quoted(SLOT_TEXT.poor)] },
      itself({ when: { ...FREE, ...POOR } }),
    ),
    "done readSlot/with a pending spin": read(
      {
        by: "tester",
        does: `${BLOCK(...PATHS)}. ${SPIN}을 누르고 ${RELOAD}. 차단은 켜 둔다`,
        how: BLOCKING,
        when: RICH,
        sets: { ...LOADED, ...BLOCKED, ...NOT_TAKEN },
      },
      { script: "확인 중인 스핀은 다시 불러올 수 없다" },
    ),
    "done readSlot/with reels that turn": read(
      { by: "member", does: `${SPIN}을 누르고 1초 안에 ${RELOAD}`, when: RICH, sets: LOADED },
      { script: "도는 동안에는 다시 불러올 수 없다" },
    ),
    "done readSlot/with free spins": read(
      {
        by: "member",
        does: `프리스핀이 나올 때까지 스핀 단추를 되풀이해 누르고, 나오면 ${RELOAD}`,
        when: RICH,
        sets: LOADED,
        minutes: 5,
      },
      { script: "프리스핀이 남은 동안에는 다시 불러올 수 없다" },
    ),
    "error readSlot/no answer": read(
      {
        by: "tester",
        does: `${BLOCK(READ)}. ${RELOAD}. 그다음 ${UNBLOCK}`,
        how: BLOCKING,
        when: RICH,
        sets: LOADED,
      },
      { by: "tester", ahead: BLOCK(READ), how: BLOCKING, back: UNBLOCK },
    ),
    "error readSlot/unauthorized": read(
      { by: "tester", does: `${FORGETS_VISIT}. ${RELOAD}`, how: COOKIES, sets: LOADED },
      { by: "tester", ahead: FORGETS_VISIT, how: COOKIES },
    ),
    "slot.stake/5,000 won": { by: "member", does: `“${SLOT_TEXT.stake}”에서 “5,000”을 누른다`, when: RICH },
    "slot.stake/no stake of the slot": { script: "화면에는 있는 금액만 있다" },
    "slot.spin": (place) => ({
      by: "member",
      does: `${spins(place)}을 누른다`,
      ...(place.world.money === POOR.money ? { looks: [quoted(SLOT_TEXT.poor)] } : {}),
    }),
    "slot.retry": ({ before, world }) => {
      if (before.matches("failed")) return pressed(VISIT_TEXT.again);
      return world.money === POOR.money
        ? pressed(SLOT_TEXT.balanceAgain)
        : { script: `“${SLOT_TEXT.balanceAgain}” 단추는 보유머니가 모자랄 때에만 있다` };
    },
    "done sendCommand/done": until("“당첨 없음”이", 1),
    "done sendCommand/less than the stake": until("“받은 금액 …”이", 2),
    "done sendCommand/won": until("“…원 당첨!”이", 3),
    "done sendCommand/free spins": until("“프리스핀 8번 남음 …”이", 5),
    "done sendCommand/refused": STOPS_HOUSE,
    "done findCommand/refused": { script: REFUSED_LATE },
    "after turn": itself(),
  },
  seen: (text) => SEEN[text] ?? text,
  always: ["한 번 누르면 한 번만 돌고, 저절로 돌지 않는다", "한 스핀의 베팅은 보유머니에서 한 번만 빠진다"],
});
