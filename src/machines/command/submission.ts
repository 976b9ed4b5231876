// The part of a chart that sends one request and learns what became of it: the key is stored before the request leaves;
// a missing answer is looked up by the key; a request that the server does not know twice is sent again or withdrawn.
// Every chart that sends contains it, and no chart has such states of its own. It is no child machine: the page shows
// each of its states, and a test model of the whole chart covers it. `submission-setup.ts` has what it needs.

import type { CommandAnswer, CommandRefusal } from "./command.schema.ts";

/** How long an answer is waited for: nobody looks at a press that does nothing for more than ten seconds. */
export const DEFAULT_TIMEOUT_MS = 9_000;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 3_000;

interface Scope {
  context: { intent: { request: unknown } | null; attempts: number; wasAbsent: boolean };
}
interface Answer {
  kind: string;
}

/**
 * 1 s, 2 s, then 3 s, and 1 s after the server knew nothing of it: what came of it is known five seconds after the line is
 * back.
 */
export function reconcileDelay({ context: { attempts, wasAbsent } }: Scope): number {
  return wasAbsent ? FIRST_DELAY_MS : Math.min(FIRST_DELAY_MS * 2 ** attempts, LONGEST_DELAY_MS);
}

export const submissionGuards = {
  hasIntent: ({ context }: Scope) => context.intent !== null,
  /** A reload loses a request that may not be stored. */
  canResend: ({ context: { intent } }: Scope) => (intent?.request ?? null) !== null,
  isSessionEnded: (_: unknown, answer: Answer) => answer.kind === "sessionEnded",
  isAbsent: (_: unknown, answer: Answer) => answer.kind === "absent",
  isAbsentAgain: ({ context }: Scope, answer: Answer) => answer.kind === "absent" && context.wasAbsent,
  isWithdrawn: (_: unknown, answer: Answer) => answer.kind === "withdrawn",
} as const;

export const readOutput = <Output>({ event }: { event: { output: Output } }): Output => event.output;

/** The inputs and targets in which the charts differ. */
interface Terms<Stored, Asked, Outcomes, Refusals, Home> {
  storeInput: Stored;
  /** The input of each of the three calls. */
  intentInput: Asked;
  /** The transitions for the answers that each of the three calls may give. */
  outcomes: Outcomes;
  /** The transitions for answers of the first call alone, where a lookup tells no refusal. */
  refusals?: Refusals;
  /** The state after a withdrawn request. */
  withdrawnTo: Home;
}

export function submissionStates<
  Stored,
  Asked,
  const Outcomes extends readonly object[],
  const Home extends string,
  const Refusals extends readonly object[] = readonly [],
>(given: Terms<Stored, Asked, Outcomes, Refusals, Home>) {
  const { storeInput, intentInput, outcomes, withdrawnTo } = given;
  const refusals = (given.refusals ?? []) as Refusals;
  return {
    storing: {
      tags: ["busy"],
      invoke: {
        id: "storeIntent",
        src: "storeIntent",
        input: storeInput,
        onDone: { target: "sending", actions: [{ type: "keepIntent", params: readOutput }] },
        onError: { target: "refused", actions: ["keepNotStored"] },
      },
    },
    sending: {
      tags: ["busy"],
      invoke: {
        id: "sendCommand",
        src: "sendCommand",
        input: intentInput,
        onDone: [...outcomes, ...refusals, { target: "unknown" }],
        onError: { target: "unknown" },
      },
      after: { sendTimeout: { target: "unknown" } },
    },
    unknown: {
      tags: ["busy", "uncertain"],
      on: { "command.reconcile": { target: "reconciling" } },
      after: { reconcileDelay: { target: "reconciling" } },
    },
    reconciling: {
      tags: ["busy", "uncertain"],
      invoke: {
        id: "findCommand",
        src: "findCommand",
        input: intentInput,
        onDone: [
          ...outcomes,
          { guard: { type: "isAbsentAgain", params: readOutput }, target: "unsent" },
          {
            guard: { type: "isAbsent", params: readOutput },
            target: "unknown",
            actions: ["countAttempt", "keepAbsent"],
          },
          { target: "unknown", actions: ["countAttempt"] },
        ],
        onError: { target: "unknown", actions: ["countAttempt"] },
      },
      after: { sendTimeout: { target: "unknown", actions: ["countAttempt"] } },
    },
    unsent: {
      tags: ["busy"],
      entry: ["forgetAttempts"],
      exit: ["forgetRefusal"],
      on: {
        "command.resend": { guard: "canResend", target: "sending" },
        "command.discard": { target: "withdrawing" },
      },
    },
    withdrawing: {
      tags: ["busy"],
      invoke: {
        id: "withdrawCommand",
        src: "withdrawCommand",
        input: intentInput,
        onDone: [
          ...outcomes,
          {
            guard: { type: "isWithdrawn", params: readOutput },
            target: withdrawnTo,
            actions: ["dropIntent", "forgetOutcome"],
          },
          { target: "unsent", actions: ["keepNotWithdrawn"] },
        ],
        onError: { target: "unsent", actions: ["keepNotWithdrawn"] },
      },
      after: { sendTimeout: { target: "unsent", actions: ["keepNotWithdrawn"] } },
    },
    interrupted: {
      tags: ["busy", "uncertain"],
      on: { "command.reconcile": { target: "reconciling" } },
    },
  } as const;
}

export function refusalOf(answer: CommandAnswer): CommandRefusal | null {
  return answer.kind === "refused" ? answer.refusal : null;
}

/** The key could not be stored, so nothing was sent. */
export const NOT_STORED: CommandRefusal = {
  code: "not_stored",
  message: "브라우저에 요청을 저장할 수 없어 보내지 않았습니다. 다시 시도해주세요.",
  problems: [],
};

/** Whether it was withdrawn is not known, so its key is kept and the person may try again. */
export const NOT_WITHDRAWN: CommandRefusal = {
  code: "not_withdrawn",
  message: "취소를 확인하지 못했습니다. 다시 시도해주세요.",
  problems: [],
};
