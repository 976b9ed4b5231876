import { definePathModel } from "../../../paths/lib/model.ts";
import type { MiniGameRound } from "../../domain/games/mini-game-round.ts";
import { miniGameRoundMachine } from "./mini-game-round.machine.ts";
import { miniGameRoundWords } from "./mini-game-round.words.ts";
import { miniGameRoundProperties } from "./mini-game-round.properties.paths.ts";

const NOON = Date.parse("2026-11-21T12:00:00+09:00");
const MINUTE = 60_000;

const first: MiniGameRound = {
  id: "r-1",
  opensAt: NOON,
  closesAt: NOON + MINUTE,
  commitment: "c-1",
  result: null,
  isSettled: false,
};
const drawn: MiniGameRound = { ...first, result: { outcome: "odd", seed: "s-1" } };
const settled: MiniGameRound = { ...drawn, isSettled: true };
const next: MiniGameRound = {
  ...first,
  id: "r-2",
  opensAt: NOON + MINUTE,
  closesAt: NOON + 2 * MINUTE,
  commitment: "c-2",
};

export const miniGameRoundPaths = definePathModel({
  machine: miniGameRoundMachine,
  words: miniGameRoundWords,
  events: {
    "round.read": {
      "before it opens": { round: first, now: NOON - 1 },
      "as it opens": { round: first, now: NOON },
      "ten seconds before its end": { round: first, now: NOON + 50_000 },
      "at its end": { round: first, now: NOON + MINUTE },
      drawn: { round: drawn, now: NOON + MINUTE },
      settled: { round: settled, now: NOON + MINUTE },
      "the next one": { round: next, now: NOON + MINUTE },
    },
    "round.tick": {
      "before it opens": { now: NOON - 1 },
      "as it opens": { now: NOON },
      "just before the last ten seconds": { now: NOON + 49_999 },
      "ten seconds before its end": { now: NOON + 50_000 },
      "just before its end": { now: NOON + MINUTE - 1 },
      "at its end": { now: NOON + MINUTE },
    },
  },
  key: ({ context: { round, now } }) => [
    round?.id ?? "no round",
    round?.result ? "with its result" : "without a result",
    round?.isSettled ? "paid" : "not paid",
    now === 0 ? 0 : now - NOON,
  ],
  states: {
    idle: {
      sees: "아직 회차가 없다",
      noTags: ["takesBets", "resolved"],
      holds: ({ context }) => context.round === null,
      can: ["round.read"],
      cannot: ["round.tick"],
    },
    shown: {
      sees: "회차와 약속값이 보인다",
      holds: ({ context: { round } }) => round !== null && round.commitment !== "",
      can: ["round.read/the next one"],
    },
    "shown.waiting": {
      sees: "다음 회차를 기다린다",
      noTags: ["takesBets", "resolved"],
      holds: ({ context: { round, now } }) => round !== null && now < round.opensAt,
      can: ["round.tick"],
    },
    "shown.open": {
      sees: "베팅할 수 있고 남은 시간이 보인다",
      tags: ["takesBets"],
      noTags: ["urgent", "resolved"],
      can: ["round.tick"],
    },
    "shown.closing": {
      sees: "마감이 임박하여 초를 센다",
      tags: ["takesBets", "urgent"],
      noTags: ["resolved"],
      can: ["round.tick"],
    },
    "shown.closed": {
      sees: "마감되어 추첨을 기다린다",
      noTags: ["takesBets", "urgent", "resolved"],
      cannot: ["round.tick"],
    },
    "shown.drawn": {
      sees: "결과와 시드가 보인다",
      tags: ["resolved"],
      noTags: ["takesBets"],
      holds: ({ context }) => context.round?.result !== null && context.round?.isSettled === false,
      cannot: ["round.tick"],
    },
    "shown.settled": {
      sees: "결과와 정산된 베팅이 보인다",
      tags: ["resolved"],
      noTags: ["takesBets"],
      holds: ({ context }) => context.round?.isSettled === true,
      cannot: ["round.tick"],
    },
  },
  properties: miniGameRoundProperties,
  invariants: {
    "a round stands where its times, its result and its settlement say": ({ after }) => {
      const { round, now } = after.context;
      if (round === null) return after.value === "idle";
      const stands = (shown: string) => JSON.stringify(after.value) === JSON.stringify({ shown });
      if (round.result !== null) return stands(round.isSettled ? "settled" : "drawn");
      const second = (now - round.opensAt) / 1_000;
      if (second < 0) return stands("waiting");
      if (second >= 60) return stands("closed");
      return stands(second < 50 ? "open" : "closing");
    },
    "a bet is taken only between the opening and the end": ({ after }) =>
      !after.hasTag("takesBets") ||
      (after.context.round !== null &&
        after.context.now >= after.context.round.opensAt &&
        after.context.now < after.context.round.closesAt),
    "the clock never goes back": ({ before, after }) => before === null || after.context.now >= before.context.now,
    "a round that was shown never gives way to an earlier one": ({ before, after }) =>
      before?.context.round?.id !== "r-2" || after.context.round?.id === "r-2",
    "a result that was seen stays": ({ before, after }) =>
      !before?.context.round?.result ||
      before.context.round.id !== after.context.round?.id ||
      after.context.round?.result !== null,
  },
});
