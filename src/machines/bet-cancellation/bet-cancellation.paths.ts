import { definePathModel } from "../../../paths/lib/model.ts";
import { betCancellationMachine } from "./bet-cancellation.machine.ts";
import { betCancellationProperties } from "./bet-cancellation.properties.paths.ts";
import { betCancellationWords } from "./bet-cancellation.words.ts";

const SPAN = { fixtureId: "f1", from: "2026-11-22T09:00:00.000Z", to: "2026-11-22T09:10:00.000Z" };
const SUMS = { bets: 2, paid: 10_000, takenBack: 0 };
const MESSAGE = "경기를 찾을 수 없습니다.";

export const betCancellationPaths = definePathModel({
  machine: betCancellationMachine,
  words: betCancellationWords,
  events: {
    "span.ask": { "ten minutes": { span: SPAN } },
    "span.change": { plain: {} },
    "preview.again": { plain: {} },
    "bets.cancelled": { "two bets": { report: { id: "c1", ...SUMS } } },
  },
  done: {
    readPreview: {
      "two bets": { ...SUMS, running: 0, items: [] },
      nothing: { bets: 0, paid: 0, takenBack: 0, running: 0, items: [] },
    },
  },
  errors: { readPreview: { "server's words": { status: 404, data: { message: MESSAGE } } } },
  asks: { readPreview: ({ context }) => context.span },
  comesTo: {
    start: "choosing",
    "span.ask": "asked.reading",
    "span.change": "choosing",
    "preview.again": "asked.reading",
    "bets.cancelled": "choosing",
    "done readPreview/two bets": "asked.shown",
    "done readPreview/nothing": "asked.empty",
    "error readPreview": "asked.failed",
  },
  states: {
    choosing: {
      sees: "시간을 정하는 양식이 보인다",
      noTags: ["asked", "busy"],
      can: ["span.ask"],
      cannot: ["span.change", "preview.again", "bets.cancelled"],
      holds: ({ context }) => context.span === null && context.preview === null && context.problem === null,
    },
    "asked.reading": {
      sees: "무엇이 취소되는지 조회하는 중이다",
      tags: ["asked", "busy"],
      can: ["span.change", "bets.cancelled"],
      cannot: ["span.ask", "preview.again"],
      holds: ({ context }) => context.span !== null && context.report === null,
    },
    "asked.shown": {
      sees: "취소할 베팅과 금액이 보인다",
      tags: ["asked"],
      noTags: ["busy"],
      can: ["span.change", "preview.again", "bets.cancelled"],
      cannot: ["span.ask"],
      holds: ({ context }) => context.preview?.bets === 2,
    },
    "asked.empty": {
      sees: "취소할 베팅이 없다고 보인다",
      tags: ["asked"],
      can: ["span.change", "preview.again", "bets.cancelled"],
      cannot: ["span.ask"],
      holds: ({ context }) => context.preview?.bets === 0,
    },
    "asked.failed": {
      sees: "조회하지 못한 까닭이 보인다",
      tags: ["asked"],
      can: ["span.change", "preview.again", "bets.cancelled"],
      cannot: ["span.ask"],
      holds: ({ context }) => context.problem === MESSAGE && context.preview === null,
    },
  },
  properties: betCancellationProperties,
  invariants: {
    "the span stays until another is to be given": ({ before, event, after }) =>
      before === null ||
      !after.hasTag("asked") ||
      event.type === "span.ask" ||
      before.context.span === after.context.span,
    "what was cancelled is told until the next span": ({ event, after: { context } }) =>
      event.type === "bets.cancelled"
        ? context.report?.id === "c1"
        : event.type !== "span.ask" || context.report === null,
    "no preview of another span is shown": ({ event, after: { context } }) =>
      event.type !== "span.ask" || (context.preview === null && context.span === SPAN),
    "each look reads anew": ({ event, started }) =>
      (event.type === "span.ask" || event.type === "preview.again") === started.includes("readPreview"),
  },
});
