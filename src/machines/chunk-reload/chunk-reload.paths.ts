import { definePathModel } from "../../../paths/lib/model.ts";
import { chunkReloadMachine } from "./chunk-reload.machine.ts";
import { chunkReloadWords } from "./chunk-reload.words.ts";

const NOON = Date.parse("2026-11-21T12:00:00+09:00");

/** A page that reloaded itself at noon. */
export const chunkReloadPaths = definePathModel({
  machine: chunkReloadMachine,
  words: chunkReloadWords,
  input: { reloadedAt: NOON },
  events: {
    "chunk.lost": {
      "just before 60 s": { now: NOON + 59_999, isOnline: true },
      "after 60 s": { now: NOON + 60_000, isOnline: true },
      "after 60 s, without a network": { now: NOON + 60_000, isOnline: false },
    },
  },
  invariants: {
    "the moment of a reload is no moment for another": ({ after }) =>
      after.context.reloadedAt === null ||
      !after.machine
        .resolveState({ value: "waiting", context: after.context })
        .can({ type: "chunk.lost", now: after.context.reloadedAt, isOnline: true }),
    "after 60 s with a network it reloads, before and without it waits": ({ event, after }) =>
      event.type !== "chunk.lost" ||
      !("now" in event && "isOnline" in event) ||
      after.matches(Number(event.now) >= NOON + 60_000 && event.isOnline === true ? "reloading" : "waiting"),
    "a page that reloads has done with this": ({ after }) => after.matches("reloading") === (after.status === "done"),
  },
  states: {
    ready: {
      sees: "화면이 온전하다",
      noTags: ["failed"],
      can: ["chunk.lost"],
    },
    waiting: {
      sees: "오류 화면이 보인다",
      tags: ["failed"],
      holds: ({ context }) => context.reloadedAt === NOON,
      can: ["chunk.lost/after 60 s"],
      cannot: ["chunk.lost/just before 60 s", "chunk.lost/after 60 s, without a network"],
    },
    reloading: {
      sees: "화면이 새로 열린다",
      noTags: ["failed"],
      cannot: ["chunk.lost"],
      holds: ({ context }) => context.reloadedAt !== null && context.reloadedAt - NOON >= 60_000,
    },
  },
  expectEffects: ({ before, after }) =>
    after.value === "reloading" && before?.value !== "reloading" ? ["storeReload", "reloadPage"] : [],
});
