// The part of a test model, and of its words, that is of the states of a submission: for charts with the setup of
// `submission-setup.ts`.
import type { AnyMachineSnapshot } from "xstate";
import { isIn } from "../../../paths/lib/chart.ts";
import type { StateFacts, WalkedStep } from "../../../paths/lib/model.ts";
import { anyOrder, type Reasons } from "../../../paths/lib/mutant-notes.ts";
import { FORM_TEXT } from "../../ui/frame/form/text.ts";
import type { CommandIntent, CommandRefusal } from "./command.schema.ts";
import type { SubmissionContext } from "./submission.schema.ts";

type Given = { context: SubmissionContext<{ key: string; request: unknown }, { code: string }> };
type Led = string | ((before: AnyMachineSnapshot & Given) => string);

/** These may only be reached with one key for one confirmation. */
const AFTER_STORING = ["sending", "unknown", "reconciling", "unsent", "withdrawing", "interrupted"];
const CALLS = ["sendCommand", "findCommand", "withdrawCommand"] as const;
const TIMERS = {
  sending: "sendTimeout",
  reconciling: "sendTimeout",
  withdrawing: "sendTimeout",
  unknown: "reconcileDelay",
};
const STATE_OF = { sendCommand: "sending", findCommand: "reconciling", withdrawCommand: "withdrawing" } as const;

export const REFUSAL = { code: "refused", message: "지금은 신청할 수 없습니다.", problems: [] };

/** Stored by an earlier visit that could not keep the request. */
export const EARLIER: CommandIntent = { owner: "member01", name: "earlier", key: "key-of-earlier", request: null };

/** What a call may answer, and where that leads. */
interface Outcome {
  answer: object;
  to: Led;
}
type Outcomes = Readonly<Record<string, Outcome>>;

interface Places {
  /** The path of the state around the submission's, with a dot; empty at the root. */
  within?: string;
  /** What is stored; the request may be sent again where it holds one. */
  stored: (snapshot: Given) => object;
  /** What each of the three calls may answer, by the case's name. */
  outcomes: Outcomes;
  /** What the first call alone may answer. */
  refusals?: Outcomes;
  /** Where a key that could not be stored leads. */
  refused?: Led;
  ended?: Led;
  withdrawn: Led;
  /** Whether what was stored may be sent again; where it holds the request when left out. */
  canResend?: (context: Given["context"]) => boolean;
  /** What can happen in each of the states beside what the submission does. */
  always?: readonly string[];
  /** What cannot happen in any of them. */
  never?: readonly string[];
}

/** The outcomes of a chart that reads answers as every command does. `body`: what a success answers. */
export const commandOutcomes = (body: object, done: Led, refused: Led = "refused"): Outcomes => ({
  done: { answer: { kind: "done", body }, to: done },
  refused: { answer: { kind: "refused", refusal: REFUSAL }, to: refused },
});

export function submissionParts(places: Places) {
  const { within = "", stored, outcomes, refusals = {}, withdrawn, always = [], never = [] } = places;
  const { canResend = ({ intent }) => (intent?.request ?? null) !== null } = places;
  const at = (state: string) => `${within}${state}`;
  const { refused = at("refused"), ended = at("interrupted") } = places;
  const answersOf = (told: Outcomes) =>
    Object.fromEntries(Object.entries(told).map(([name, { answer }]) => [name, answer]));
  const leadsOf = (call: string, told: Outcomes) =>
    Object.entries(told).map(([name, { to }]) => [`done ${call}/${name}`, to] as const);
  const answers = {
    ...answersOf(outcomes),
    "session ended": { kind: "sessionEnded", status: 555 },
    unknown: { kind: "unknown" },
  };
  const noAnswer = { "no answer": new Error("network") };
  const intentOf = ({ context }: Given) => context.intent;
  const isUnknownIn = (call: string) => (call === "withdrawCommand" ? at("unsent") : at("unknown"));
  const facts = (sees: string, tags: string[], can: string[], cannot: string[]): StateFacts => ({
    sees,
    tags: ["busy", ...tags],
    ...(tags.length === 0 && { noTags: ["uncertain"] }),
    can: [...can, ...always],
    cannot: [...cannot, ...never],
  });
  const is = (snapshot: AnyMachineSnapshot | null, states: readonly string[]) =>
    snapshot !== null && states.some((state) => isIn(snapshot, at(state)));
  const contextOf = (snapshot: AnyMachineSnapshot | null) => (snapshot as Given | null)?.context ?? null;
  return {
    events: {
      "command.reconcile": { plain: {} },
      "command.resend": { plain: {} },
      "command.discard": { plain: {} },
    },
    done: {
      storeIntent: { stored },
      sendCommand: { ...answers, ...answersOf(refusals) },
      findCommand: { ...answers, absent: { kind: "absent" } },
      withdrawCommand: { ...answers, withdrawn: { kind: "withdrawn" } },
    },
    errors: {
      storeIntent: { "store is full": new Error("quota") },
      sendCommand: noAnswer,
      findCommand: noAnswer,
      withdrawCommand: noAnswer,
    },
    asks: { sendCommand: intentOf, findCommand: intentOf, withdrawCommand: intentOf },
    lasts: {
      sendTimeout: 9_000,
      reconcileDelay: ({ context }: Given) => (context.wasAbsent ? 1_000 : ([1_000, 2_000][context.attempts] ?? 3_000)),
    },
    comesTo: {
      "done storeIntent": at("sending"),
      "error storeIntent": refused,
      ...Object.fromEntries(
        CALLS.flatMap((call) => [
          ...leadsOf(call, outcomes),
          [`done ${call}/session ended`, ended],
          [`done ${call}/unknown`, isUnknownIn(call)],
          [`error ${call}`, isUnknownIn(call)],
        ]),
      ),
      ...Object.fromEntries(leadsOf("sendCommand", refusals)),
      "done findCommand/absent": ({ context }: AnyMachineSnapshot & Given) =>
        context.wasAbsent ? at("unsent") : at("unknown"),
      "done withdrawCommand/withdrawn": withdrawn,
      "command.reconcile": at("reconciling"),
      "command.resend": at("sending"),
      "command.discard": at("withdrawing"),
      "after sendTimeout": (before: AnyMachineSnapshot) => (is(before, ["withdrawing"]) ? at("unsent") : at("unknown")),
      "after reconcileDelay": at("reconciling"),
    },
    states: {
      [at("storing")]: {
        ...facts("보내는 중", [], [], ["command.reconcile", "command.resend", "command.discard"]),
        holds: ({ context }: Given) => context.intent === null,
      },
      [at("sending")]: {
        ...facts("보내는 중", [], [], ["command.reconcile", "command.resend", "command.discard"]),
        holds: ({ context }: Given) => context.refusal === null,
      },
      [at("unknown")]: facts(
        "응답을 받지 못했고 다시 확인할 수 있다",
        ["uncertain"],
        ["command.reconcile"],
        ["command.resend", "command.discard"],
      ),
      [at("reconciling")]: facts("처리되었는지 확인하는 중", ["uncertain"], [], ["command.resend", "command.discard"]),
      [at("unsent")]: facts(
        "전달되지 않은 요청을 다시 보내거나 취소할 수 있다",
        [],
        ["command.discard"],
        ["command.reconcile"],
      ),
      [at("withdrawing")]: {
        ...facts("요청을 취소하는 중", [], [], ["command.resend", "command.discard"]),
        holds: ({ context }: Given) => context.refusal === null,
      },
    },
    key: ({ context: { intent, refusal, attempts, wasAbsent } }: Given) => [
      intent?.key ?? "no key",
      refusal?.code ?? "no refusal",
      attempts > 0,
      wasAbsent,
    ],
    invariants: {
      "silence is never a refusal": ({ before, event, after }: WalkedStep) =>
        !is(before, ["sending"]) ||
        !/^xstate\.(error|after)\..*(Command|sendTimeout)/.test(event.type) ||
        is(after, ["unknown"]),
      "nothing leaves before its key is stored": ({ after }: WalkedStep) =>
        !is(after, AFTER_STORING) || contextOf(after)?.intent !== null,
      "what is under way keeps all else from beginning, and what is not known is said to be": ({ after }: WalkedStep) =>
        (!is(after, ["storing", ...AFTER_STORING]) || after.hasTag("busy")) &&
        (!is(after, ["unknown", "reconciling", "interrupted"]) || after.hasTag("uncertain")),
      "nothing is waited for without end": ({ before, after, timers }: WalkedStep) =>
        Object.entries(TIMERS).every(([state, timer]) => is(before, [state]) || !is(after, [state]) || timer in timers),
      "one confirmation has one key": ({ before, after }: WalkedStep) =>
        !is(before, AFTER_STORING) ||
        !is(after, AFTER_STORING) ||
        contextOf(before)?.intent === contextOf(after)?.intent,
      "a failed withdrawal says that it is not withdrawn yet": ({ before, after }: WalkedStep) =>
        !is(before, ["withdrawing"]) || !is(after, ["unsent"]) || contextOf(after)?.refusal?.code === "not_withdrawn",
      "what cannot be sent again is not offered to be": ({ after }: WalkedStep) =>
        !is(after, ["unsent"]) ||
        after.can({ type: "command.resend" }) === canResend((after as AnyMachineSnapshot & Given).context),
      "it is called unsent only when the server did not know its key twice": ({ before, after }: WalkedStep) =>
        !is(after, ["unsent"]) || is(before, ["unsent", "withdrawing"]) || contextOf(before)?.wasAbsent === true,
      "an answer that does not come is waited for longer each time": ({ before, after }: WalkedStep) => {
        if (!is(before, ["reconciling"]) || !is(after, ["unknown", "unsent"])) return true;
        return contextOf(after)?.attempts === (is(after, ["unknown"]) ? (contextOf(before)?.attempts ?? 0) + 1 : 0);
      },
    },
  };
}

/** Of the state `interrupted`, which some charts do not have. */
export const INTERRUPTED_FACTS: StateFacts = {
  sees: "로그아웃되어 결과를 나중에 확인한다",
  tags: ["busy", "uncertain"],
  can: ["command.reconcile"],
  cannot: ["command.resend", "command.discard"],
};

export const SUBMISSION_WORDS = {
  events: {
    "command.reconcile": "처리되었는지 지금 확인한다",
    "command.resend": "같은 요청을 다시 보낸다",
    "command.discard": "전달되지 않은 요청을 취소한다",
  },
  actors: {
    storeIntent: "요청 열쇠 저장",
    sendCommand: "요청 보내기",
    findCommand: "열쇠로 결과 찾기",
    withdrawCommand: "열쇠로 요청 취소",
  },
  delays: { sendTimeout: "응답을 기다리는 시간", reconcileDelay: "결과 재확인까지의 시간" },
  cases: {
    stored: "저장됨",
    "session ended": "세션이 끝남",
    unknown: "결과를 알 수 없음",
    absent: "없음",
    withdrawn: "취소됨",
    "store is full": "저장 공간이 없음",
  },
} as const;

/** What the notice of a submission says in a state, by the state's name. */
export function submissionSaid(
  state: string,
  { intent, refusal }: SubmissionContext<{ request: unknown }, CommandRefusal>,
): string[] {
  const canResend = (intent?.request ?? null) !== null;
  const unsent = canResend ? FORM_TEXT.unsent : FORM_TEXT.unsentWithoutRequest;
  const text: Readonly<Record<string, string>> = {
    unknown: FORM_TEXT.unknown,
    reconciling: FORM_TEXT.unknown,
    unsent: refusal?.message ?? unsent,
    withdrawing: unsent,
    interrupted: FORM_TEXT.interrupted,
  };
  const said = text[state];
  if (said === undefined) return [];
  return state === "withdrawing" && canResend ? [`“${said}”`, `“${FORM_TEXT.resend}”가 없다`] : [`“${said}”`];
}

/** The mutants of the states that nobody can notice. The guards stand in the order of the chart's branches. */
export function submissionEquivalents({
  within = "",
  outcomes = ["isDone", "isRefused"] as readonly string[],
  refusals = [] as readonly string[],
} = {}): Reasons {
  const sent = refusals.length === 0 ? outcomes : [...outcomes, "isSessionEnded", ...refusals.slice(0, -1)];
  const branches = CALLS.flatMap((call) =>
    (call === "sendCommand" ? sent : [...outcomes, "isSessionEnded"]).map(
      (guard) => `${within}${STATE_OF[call]} xstate.done.actor.${call} [${guard}]`,
    ),
  );
  return anyOrder("an answer is of one kind", branches);
}
