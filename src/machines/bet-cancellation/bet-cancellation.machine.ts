// The bets of a span of time are cancelled in two steps: what it would do is shown, and exactly that is commanded.
import { assign, setup } from "xstate";
import type { CancellationPreview, CancellationQuery } from "../../api/contract/operator/bet-cancellations.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type { BetCancellationContext, BetCancellationEvent, BetCancellationTag } from "./bet-cancellation.schema.ts";

export const betCancellationMachine = setup({
  types: {
    context: {} as BetCancellationContext,
    events: {} as BetCancellationEvent,
    tags: {} as BetCancellationTag,
  },
  actors: { readPreview: unprovidedPromise<CancellationPreview, CancellationQuery | null>("readPreview") },
  guards: { isNothing: ({ event }) => outputOf<CancellationPreview>(event).bets === 0 },
  actions: {
    keepSpan: assign(({ event }) =>
      event.type === "span.ask" ? { span: event.span, preview: null, report: null } : {},
    ),
    dropSpan: assign({ span: null, preview: null, problem: null }),
    keepPreview: assign(({ event }) => ({ preview: outputOf<CancellationPreview>(event), problem: null })),
    keepProblem: assign(({ event }) => ({ preview: null, problem: failureOf(event).message })),
    keepReport: assign(({ event }) => (event.type === "bets.cancelled" ? { report: event.report } : {})),
  },
}).createMachine({
  id: "bet-cancellation",
  context: { span: null, preview: null, problem: null, report: null },
  initial: "choosing",
  states: {
    choosing: {
      on: { "span.ask": { target: "asked", actions: "keepSpan" } },
    },
    asked: {
      tags: "asked",
      initial: "reading",
      on: {
        "span.change": { target: "choosing", actions: "dropSpan" },
        "bets.cancelled": { target: "choosing", actions: ["keepReport", "dropSpan"] },
      },
      states: {
        reading: {
          tags: "busy",
          invoke: {
            id: "readPreview",
            src: "readPreview",
            input: ({ context }) => context.span,
            onDone: [
              { guard: "isNothing", target: "empty", actions: "keepPreview" },
              { target: "shown", actions: "keepPreview" },
            ],
            onError: { target: "failed", actions: "keepProblem" },
          },
        },
        shown: { on: { "preview.again": { target: "reading" } } },
        empty: { on: { "preview.again": { target: "reading" } } },
        failed: { on: { "preview.again": { target: "reading" } } },
      },
    },
  },
});
