// A file of matches, from its choice to what became of it: what it would do is shown first, then a second operator is
// asked, whose decision is told here. The request itself is a command. Decisions, rule 44.
import { assign, setup } from "xstate";
import type { ImportReport } from "../../api/contract/operator/fixtures.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  FixtureImportContext,
  FixtureImportEvent,
  FixtureImportTag,
  ImportFile,
} from "./fixture-import.schema.ts";

const NOTHING: FixtureImportContext = { file: null, report: null, problem: null, approval: null, told: null };

export const fixtureImportMachine = setup({
  types: {
    context: {} as FixtureImportContext,
    events: {} as FixtureImportEvent,
    tags: {} as FixtureImportTag,
  },
  actors: { judgeFile: unprovidedPromise<ImportReport, ImportFile | null>("judgeFile") },
  guards: {
    isNothing: ({ event }) => {
      const { taken, changed } = outputOf<ImportReport>(event);
      return taken + changed === 0;
    },
    isWhole: ({ context, event }) =>
      event.type === "import.told" && event.told.state === "approved" && context.report?.refusedCount === 0,
    isApproved: ({ event }) => event.type === "import.told" && event.told.state === "approved",
  },
  actions: {
    keepFile: assign(({ event }) => (event.type === "import.judge" ? { ...NOTHING, file: event.file } : {})),
    keepReport: assign(({ event }) => ({ report: outputOf<ImportReport>(event), problem: null })),
    keepProblem: assign(({ event }) => ({ report: null, problem: failureOf(event).message })),
    keepApproval: assign(({ event }) => (event.type === "import.asked" ? { approval: event.approval } : {})),
    keepTold: assign(({ event }) => (event.type === "import.told" ? { told: event.told } : {})),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: "fixture-import",
  context: NOTHING,
  initial: "choosing",
  states: {
    choosing: {
      on: { "import.judge": { target: "judged", actions: "keepFile" } },
    },
    judged: {
      initial: "reading",
      on: { "import.change": { target: "choosing", actions: "forget" } },
      states: {
        reading: {
          tags: "busy",
          invoke: {
            id: "judgeFile",
            src: "judgeFile",
            input: ({ context }) => context.file,
            onDone: [
              { guard: "isNothing", target: "empty", actions: "keepReport" },
              { target: "shown", actions: "keepReport" },
            ],
            onError: { target: "failed", actions: "keepProblem" },
          },
        },
        shown: {
          tags: "mayAsk",
          on: {
            "import.again": "reading",
            "import.asked": {
              target: "#fixture-import.asked",
              actions: "keepApproval",
              meta: { requirements: ["REQ-R44"] },
            },
          },
        },
        empty: { on: { "import.again": "reading" } },
        failed: { on: { "import.again": "reading" } },
      },
    },
    asked: {
      on: {
        "import.change": { target: "choosing", actions: "forget" },
        "import.told": [
          { guard: "isWhole", target: "applied", actions: "keepTold" },
          { guard: "isApproved", target: "partial", actions: "keepTold" },
          { target: "refused", actions: "keepTold" },
        ],
      },
    },
    applied: { tags: "over", on: { "import.change": { target: "choosing", actions: "forget" } } },
    partial: { tags: "over", on: { "import.change": { target: "choosing", actions: "forget" } } },
    refused: { tags: "over", on: { "import.change": { target: "choosing", actions: "forget" } } },
  },
});
