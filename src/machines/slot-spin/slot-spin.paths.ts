import { definePathModel } from "../../../paths/lib/model.ts";
import { slotSpinMachine } from "./slot-spin.machine.ts";
import { slotSpinWords } from "./slot-spin.words.ts";

const visit = {
  playerName: "ab**",
  balance: 100_000,
  staked: 1_000,
  won: 0,
  startedAt: 0,
  returnUrl: "https://site.example/slot",
};
const facts = {
  id: "spin-0001",
  mode: "base" as const,
  stops: [1, 2, 3, 4, 5],
  stake: 1_000,
  won: 0,
  roundWon: 0,
  freeLeft: 0,
  chain: "c1",
  number: 1,
  nonce: "nonce-01",
  seed: "s1",
  previous: "s0",
};
const rested = { visit, pending: null, last: facts, stake: 1_000, free: null, promised: "s1", readyAt: 0, now: 9_000 };
const answered = (spin: Partial<typeof facts> | null) => ({
  spin: spin && { ...facts, ...spin },
  visit,
  readyAt: 2_500,
  now: 400,
});
const answers = {
  lost: answered({}),
  "less than the stake": answered({ won: 1_000, roundWon: 1_000 }),
  won: answered({ won: 1_100, roundWon: 1_100 }),
  "free spins": answered({ won: 2_000, roundWon: 2_000, freeLeft: 8 }),
  "no word of the wallet": answered(null),
};
const failures = {
  "no answer": new TypeError("fetch failed"),
  refused: { status: 422, data: { code: "insufficient_funds", message: "보유머니이 부족합니다." } },
  unauthorized: { status: 401 },
};

export const slotSpinPaths = definePathModel({
  machine: slotSpinMachine,
  words: slotSpinWords,
  events: {
    "slot.stake": { "5,000 won": { stake: 5_000 }, "no stake of the slot": { stake: 1_500 } },
    "slot.spin": { plain: { id: "spin-0002", nonce: "nonce-02" } },
    "slot.retry": { plain: {} },
  },
  done: {
    readSlot: {
      rested,
      "with a pending spin": { ...rested, pending: "spin-0001" },
      "with reels that turn": { ...rested, readyAt: 10_500 },
      "with free spins": { ...rested, free: { left: 3, stake: 2_000, won: 0 } },
      poor: { ...rested, visit: { ...visit, balance: 999 } },
    },
    playSpin: answers,
    readSpin: answers,
  },
  errors: { readSlot: failures, playSpin: failures, readSpin: failures },
  key: ({ context: { stake, spin, result, turnsFor, failure, view } }) => [
    stake,
    spin?.id ?? "no spin",
    result?.roundWon ?? "no result",
    result?.freeLeft ?? 0,
    turnsFor,
    failure?.status ?? "no failure",
    (view?.visit.balance ?? 0) < 1_000 ? "poor" : "rich",
  ],
  lasts: { askAgain: 2_000, turn: ({ context }) => context.turnsFor },
  asks: {
    playSpin: ({ context }) => ({ id: "spin-0002", nonce: "nonce-02", stake: context.stake }),
    readSpin: ({ context }) => ({ id: context.spin?.id }),
  },
  comesTo: {
    start: "loading",
    "slot.spin": "spinning",
    "slot.retry": "loading",
    "done readSlot/rested": "resting.ready",
    "done readSlot/poor": "resting.ready",
    "done readSlot/with a pending spin": "unknown.asking",
    "done readSlot/with reels that turn": "stopping",
    "done readSlot/with free spins": "free",
    "done playSpin/no word of the wallet": "unknown.waiting",
    "done playSpin": "stopping",
    "done readSpin/no word of the wallet": "unknown.waiting",
    "done readSpin": "stopping",
    "error readSlot/unauthorized": "over",
    "error readSlot": "failed",
    "error playSpin/unauthorized": "over",
    "error playSpin/refused": "resting.refused",
    "error playSpin": "unknown.waiting",
    "error readSpin/unauthorized": "over",
    "error readSpin/refused": "resting.refused",
    "error readSpin": "unknown.waiting",
  },
  states: {
    loading: { sees: "슬롯을 불러오는 중이다", tags: ["busy"], cannot: ["slot.spin", "slot.stake"] },
    failed: { sees: "불러오지 못했다는 안내와 다시 버튼이 있다", can: ["slot.retry"], cannot: ["slot.spin"] },
    resting: {
      sees: "스핀 버튼을 누를 수 있다",
      tags: ["canSpin"],
      noTags: ["busy", "free"],
      can: ["slot.stake", "slot.retry"],
      cannot: ["slot.stake/no stake of the slot"],
    },
    "resting.ready": { sees: "지난 스핀의 릴이 서 있다" },
    "resting.lost": {
      sees: "당첨이 없다",
      holds: ({ context }) => context.result?.roundWon === 0,
    },
    "resting.returned": {
      sees: "받은 금액만 조용히 보인다",
      holds: ({ context: { result } }) => result !== null && result.roundWon > 0 && result.roundWon <= result.stake,
    },
    "resting.won": {
      sees: "당첨을 알린다",
      holds: ({ context: { result } }) => result !== null && result.roundWon > result.stake,
    },
    "resting.refused": {
      sees: "거절된 까닭이 보인다",
      holds: ({ context }) => context.failure?.status === 422,
    },
    free: {
      sees: "남은 프리스핀의 수가 보이고 누르면 돈다",
      tags: ["canSpin", "free"],
      can: ["slot.spin"],
      cannot: ["slot.stake"],
    },
    spinning: { sees: "릴이 돈다", tags: ["busy"], cannot: ["slot.spin", "slot.stake"] },
    "unknown.waiting": { sees: "베팅을 확인하는 중이라는 안내가 보인다", tags: ["busy"], cannot: ["slot.spin"] },
    "unknown.asking": {
      sees: "베팅을 확인하는 중이라는 안내가 보인다",
      tags: ["busy"],
      cannot: ["slot.spin"],
      holds: ({ context }) => context.spin !== null,
    },
    stopping: {
      sees: "릴이 하나씩 선다",
      tags: ["busy"],
      cannot: ["slot.spin", "slot.stake"],
      holds: ({ context }) => context.result !== null && context.turnsFor >= 1_200,
    },
    over: { sees: "입장이 만료되었다는 안내와 돌아가는 길이 있다", cannot: ["slot.spin", "slot.retry"] },
  },
  invariants: {
    "a spin begins by the player's press and by nothing else": ({ before, event, after }) =>
      after.value !== "spinning" || before?.value === "spinning" || event.type === "slot.spin",
    "what pays no more than its stake is no win": ({ after }) =>
      !after.matches({ resting: "won" }) || (after.context.result?.roundWon ?? 0) > (after.context.result?.stake ?? 0),
    "a stake changes only between rounds": ({ before, event, after }) =>
      before === null ||
      before.context.stake === after.context.stake ||
      event.type === "slot.stake" ||
      event.type.startsWith("xstate.done.actor.readSlot"),
    "free spins are never waited for by a stake": ({ after }) =>
      !after.hasTag("free") || !after.can({ type: "slot.stake", stake: 5_000 }),
  },
});
