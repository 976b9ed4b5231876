import type { SnapshotFrom } from "xstate";
import { isIn } from "../../../paths/lib/chart.ts";
import { definePathModel } from "../../../paths/lib/model.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import { commandOutcomes, submissionParts } from "../command/submission-parts.paths.ts";
import { slotSpinMachine } from "./slot-spin.machine.ts";
import { slotSpinWords } from "./slot-spin.words.ts";
import { slotSpinProperties } from "./slot-spin.properties.paths.ts";

const visit = {
  player: "player-1",
  playerName: "ab**",
  /** The stake of the case "5,000 won", and no more. */
  balance: 5_000,
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
const rested = {
  visit,
  pending: null,
  last: facts,
  stake: 1_000,
  free: null,
  promised: "s1",
  readyAt: 9_000,
  now: 9_000,
};
const KEY = "key-00000001";
/** The slot after a spin that won `roundWon`. */
const played = (roundWon: number, freeLeft = 0) => {
  const spin = { ...facts, id: KEY, won: roundWon, roundWon, freeLeft };
  const free = freeLeft > 0 ? { left: freeLeft, stake: 1_000, won: roundWon } : null;
  return { ...rested, spin, last: spin, free, readyAt: 2_500, now: 400 };
};
const done = (roundWon: number, freeLeft = 0) => ({ kind: "done", body: played(roundWon, freeLeft) });

type Given = SnapshotFrom<typeof slotSpinMachine>;

const place = { owner: "player-1", name: "slot-spin" } as const;
const CALL = { method: "POST", path: "slot/spins" } as const;
const pressOf = ({ stake, nonce }: Given["context"]) => ({ stake, nonce });
const PENDING: CommandIntent = { ...place, key: "key-found", request: null };

/** Where the slot stands between two spins. */
const standing = (rests: string) => (before: object) =>
  (before as Given).context.view?.free ? "free" : `resting.${rests}`;
const refused = standing("refused");

const submission = submissionParts({
  within: "spinning.",
  stored: ({ context }) => ({
    ...place,
    key: KEY,
    request: { ...CALL, body: { id: KEY, ...pressOf(context as Given["context"]) } },
  }),
  outcomes: commandOutcomes(played(0), "stopping", refused),
  refusals: {
    "less than the stake": { answer: done(1_000), to: "stopping" },
    won: { answer: done(1_100), to: "stopping" },
    "free spins": { answer: done(2_000, 8), to: "stopping" },
  },
  refused,
  ended: "over",
  withdrawn: standing("ready"),
});

export const slotSpinPaths = definePathModel({
  machine: slotSpinMachine,
  words: slotSpinWords,
  events: {
    "slot.stake": { "5,000 won": { stake: 5_000 }, "no stake of the slot": { stake: 1_500 } },
    "slot.spin": { plain: { nonce: "nonce-02" } },
    "slot.retry": { plain: {} },
    ...submission.events,
  },
  done: {
    ...submission.done,
    readSlot: {
      rested: { view: rested, intent: null },
      "with a pending spin": { view: { ...rested, pending: PENDING.key, readyAt: 10_500 }, intent: PENDING },
      "with reels that turn": { view: { ...rested, readyAt: 10_500 }, intent: null },
      "with free spins": { view: { ...rested, free: { left: 3, stake: 2_000, won: 0 } }, intent: null },
      poor: { view: { ...rested, visit: { ...visit, balance: 999 } }, intent: null },
    },
  },
  errors: {
    ...submission.errors,
    readSlot: { "no answer": new TypeError("fetch failed"), unauthorized: { status: 401 } },
  },
  key: (snapshot) => {
    const { stake, result, turnsFor, view } = snapshot.context;
    return [
      stake,
      result?.roundWon ?? "no result",
      view?.free?.left ?? 0,
      turnsFor,
      (view?.visit.balance ?? 0) < 1_000 ? "poor" : "rich",
      ...submission.key(snapshot),
    ];
  },
  lasts: { ...submission.lasts, turn: ({ context }) => context.turnsFor },
  asks: {
    ...submission.asks,
    storeIntent: ({ context }) => ({ owner: "player-1", stake: context.stake, nonce: "nonce-02" }),
  },
  comesTo: {
    ...submission.comesTo,
    start: "loading",
    "slot.spin": "spinning.storing",
    "slot.retry": "loading",
    "done readSlot/rested": "resting.ready",
    "done readSlot/poor": "resting.ready",
    "done readSlot/with a pending spin": "spinning.reconciling",
    "done readSlot/with reels that turn": "stopping",
    "done readSlot/with free spins": "free",
    "error readSlot/unauthorized": "over",
    "error readSlot": "failed",
  },
  states: {
    loading: { sees: "슬롯을 불러오는 중이다", tags: ["busy"], cannot: ["slot.spin", "slot.stake"] },
    failed: { sees: "불러오지 못했다는 안내와 다시 버튼이 있다", can: ["slot.retry"], cannot: ["slot.spin"] },
    resting: {
      sees: "스핀 버튼을 누를 수 있다",
      noTags: ["busy", "free"],
      can: ["slot.stake", "slot.retry"],
      cannot: ["slot.stake/no stake of the slot"],
      holds: ({ context }) => context.intent === null && context.view?.free === null,
    },
    "resting.ready": { sees: "지난 스핀의 릴이 서 있다", holds: ({ context }) => context.refusal === null },
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
      holds: ({ context }) => context.refusal !== null,
    },
    free: {
      sees: "남은 프리스핀의 수가 보이고 누르면 돈다",
      tags: ["free"],
      noTags: ["busy"],
      can: ["slot.spin"],
      cannot: ["slot.stake"],
      holds: ({ context: { view, stake, intent } }) => stake === view?.free?.stake && intent === null,
    },
    ...submission.states,
    stopping: {
      sees: "릴이 하나씩 선다",
      tags: ["busy"],
      cannot: ["slot.spin", "slot.stake"],
      holds: ({ context }) => context.result !== null && context.turnsFor >= 1_200 && context.intent === null,
    },
    over: { sees: "입장이 만료되었다는 안내와 돌아가는 길이 있다", cannot: ["slot.spin", "slot.retry"] },
  },
  // A key is forgotten with the outcome, and kept for the next visit where this one is over.
  expectEffects: ({ before, after }) =>
    before?.matches("spinning") === true && !after.matches("spinning") && !after.matches("over") ? ["dropIntent"] : [],
  properties: slotSpinProperties,
  invariants: {
    ...submission.invariants,
    "a spin begins by the player's press and by nothing else": ({ before, event, after }) =>
      !isIn(after, "spinning.storing") ||
      (before !== null && isIn(before, "spinning.storing")) ||
      event.type === "slot.spin",
    "no spin begins while another one's outcome is not known": ({ after }) =>
      after.context.intent === null || !after.can({ type: "slot.spin", nonce: "nonce-03" }),
    "what pays no more than its stake is no win": ({ after }) =>
      !after.matches({ resting: "won" }) || (after.context.result?.roundWon ?? 0) > (after.context.result?.stake ?? 0),
    "a stake changes only between rounds": ({ before, event, after }) =>
      before === null ||
      before.context.stake === after.context.stake ||
      event.type === "slot.stake" ||
      /^xstate\.done\.actor\.(readSlot|(send|find|withdraw)Command)$/.test(event.type),
    "free spins are never waited for by a stake": ({ after }) =>
      !after.hasTag("free") || !after.can({ type: "slot.stake", stake: 5_000 }),
  },
  limit: 40_000,
});
