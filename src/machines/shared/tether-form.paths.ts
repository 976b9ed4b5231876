// The part of a test model, and of its words, that is of the states of `tether-form.ts`.
import type { AnyMachineSnapshot } from "xstate";
import type { StateFacts, WalkedStep } from "../../../paths/lib/model.ts";
import { EARLIER, INTERRUPTED_FACTS, SUBMISSION_WORDS } from "../command/submission-parts.paths.ts";
import { common } from "./case.words.ts";
import type { TetherFormContext } from "./tether-form.schema.ts";

type Given = AnyMachineSnapshot & { context: TetherFormContext };
type Step = Pick<WalkedStep<Given>, "before" | "event" | "after">;

export const RATE = 138_550;

/** The server refuses because the rate moved to this one. */
export const movedTo = (rate: number) => ({
  code: "rate_moved",
  message: "환율이 바뀌어 접수하지 않았습니다.",
  problems: [],
  offer: { rate, rateAt: "2026-11-26T06:00:00.000Z" },
});

export const isOpen = (snapshot: AnyMachineSnapshot | null, state: string): boolean =>
  snapshot?.matches({ open: state }) ?? false;

const trimmed = (value: unknown): unknown => (typeof value === "string" ? value.trim() : value);

interface Terms {
  /** 입금 or 출금. */
  name: string;
  /** What is typed in the dialog. */
  fields: string;
  /** What the form holds when nothing is typed. */
  nothing: Readonly<Record<string, unknown>>;
  /** The answer to the question leads there. */
  confirmed: string;
  /** Whether what was typed can be sent. */
  isComplete: (context: TetherFormContext) => boolean;
  /** It was taken: nothing of it is kept. */
  isTaken: (step: Step) => boolean;
  /** The rate that it moves to. */
  moved: number;
  /** The calls that lead on, beside the one of the setting. */
  calls?: readonly string[];
  /** What any call may fail with that ends the session. */
  ends: readonly string[];
}

export function tetherParts(terms: Terms) {
  const { name, fields, nothing, confirmed, isComplete, isTaken, moved, calls = [], ends } = terms;
  const isEnd = ({ event }: Step): boolean => event.type === "session.ended";
  const told = (sees: string): StateFacts => ({ sees, can: ["alert.read"], cannot: ["tether.close"] });
  return {
    events: {
      "tether.open": { plain: {} },
      "tether.back": { plain: {} },
      "tether.confirm": { plain: { rate: RATE } },
      "tether.cancel": { plain: {} },
      "tether.close": { plain: {} },
      "alert.read": { plain: {} },
      "session.ended": { plain: {} },
    },
    done: { readTether: { open: { tetherMaintenanceFlag: 0 }, "flag is 1": { tetherMaintenanceFlag: 1 } } },
    /** After a reload it is not known what was asked for. */
    rateMoved: {
      answer: { kind: "refused", refusal: movedTo(moved) },
      to: (before: AnyMachineSnapshot) => ((before as Given).context.amount > 0 ? "open.confirming" : "refused"),
    },
    comesTo: {
      start: "closed.idle",
      "tether.open": "open.checking",
      "tether.type": "open.editing",
      "tether.submit": ({ context }: Given) => (isComplete(context) ? "open.confirming" : "open.editing"),
      "tether.back": "open.editing",
      "tether.confirm": confirmed,
      "tether.cancel": "closed.idle",
      "tether.close": "closed.idle",
      "alert.read": "closed.idle",
      "session.ended": (before: AnyMachineSnapshot) => (before.matches("open") ? "closed.idle" : null),
      "done readTether/open": "open.editing",
      "done readTether/flag is 1": "closed.maintenance",
      ...Object.fromEntries(
        ["readTether", ...calls].flatMap((id) => [
          ...ends.map((failure) => [`error ${id}/${failure}`, "closed.idle"]),
          [`error ${id}`, "closed.failed"],
        ]),
      ),
    },
    states: {
      closed: {
        sees: `테더 ${name} 창이 없다`,
        noTags: ["busy", "uncertain"],
        can: ["tether.open"],
        cannot: ["tether.type", "tether.submit"],
      },
      "closed.idle": {
        sees: "알림이 없다",
        cannot: ["tether.close", "alert.read", "tether.cancel", "tether.confirm"],
      },
      "closed.maintenance": told(`테더 ${name}이 점검중이라는 알림이 보인다`),
      "closed.failed": told("서버의 말이나 일반 오류 알림이 보인다"),
      open: { sees: `${name} 신청은 아직 회원만 안다`, can: ["tether.cancel"], cannot: ["tether.open"] },
      "open.checking": {
        sees: `테더 ${name}을 여는 중이다`,
        tags: ["busy"],
        cannot: ["tether.submit"],
        holds: ({ context }: Given) => context.rate === 0 && context.failure === null && context.refusal === null,
      },
      "open.editing": {
        sees: `테더 ${name} 창에 ${fields} 넣는다`,
        noTags: ["busy"],
        can: ["tether.type"],
        cannot: ["tether.confirm"],
      },
      "open.confirming": {
        sees: `${name}할지 다시 묻는 창이 있다`,
        noTags: ["busy"],
        can: ["tether.back", "tether.confirm"],
        cannot: ["tether.type", "tether.submit"],
        holds: ({ context }: Given) => isComplete(context) && context.intent === null,
      },
      interrupted: INTERRUPTED_FACTS,
      refused: {
        sees: "거절된 이유가 알림으로 보인다",
        noTags: ["busy", "uncertain"],
        can: ["alert.read", "tether.open"],
        cannot: ["tether.confirm", "command.resend"],
        holds: ({ context }: Given) => context.refusal !== null,
      },
    },
    key: ({ context: { amount, rate, moved: told, failure } }: Given) => [
      amount,
      rate,
      told?.rate ?? "not moved",
      failure?.status ?? "no failure",
    ],
    invariants: {
      "what was typed stays until it is taken or the session ends": (step: Step) => {
        const { before, event, after } = step;
        const kept = isEnd(step) || isTaken(step) ? nothing : (before?.context ?? nothing);
        const typed = ("amount" in event ? event : kept) as Record<string, unknown>;
        const now = after.context as unknown as Record<string, unknown>;
        return Object.keys(nothing).every((field) => now[field] === trimmed(typed[field]));
      },
      "what is asked for has the rate that was shown when it was confirmed": ({ event, after }: Step) =>
        !("rate" in event) || after.context.rate === event.rate,
      "a rate that moved is shown before it is asked for again": ({ event, after }: Step) =>
        !event.type.endsWith("Command") ||
        !isOpen(after, "confirming") ||
        (after.context.moved?.rate === moved && after.context.intent === null),
      "nothing is asked for anew while an outcome is not known": ({ after }: Step) =>
        after.context.intent === null || after.matches("refused") || !after.can({ type: "tether.open" }),
    },
    /** The effect of the dialog that is left. */
    leaves: ({ before }: Step): string[] =>
      isOpen(before, "editing") ? ["closeForm"] : isOpen(before, "confirming") ? ["closeConfirm"] : [],
  };
}

interface Spec {
  comesTo: object;
  invariants: object;
}
type Begins = Pick<WalkedStep<Given>, "before" | "after">;

/** From the page with nothing under way. */
export const fresh = <Given extends Spec>(spec: Given) => ({
  ...spec,
  start: { name: "fresh", about: "아무것도 신청하지 않은 화면에서 시작" },
  input: {},
  invariants: {
    ...spec.invariants,
    "it begins with nothing open": ({ before, after }: Begins) => before !== null || after.matches({ closed: "idle" }),
  },
  infeasible: {
    "closed.idle always": "this walk starts with nothing stored; the walk after a reload starts with a key",
    "unsent command.resend [none]": "only a reload loses a request that may not be stored",
  },
});

/** After a reload in the middle: what became of the stored key is asked first. */
export const reloaded = <Given extends Spec>(spec: Given) => ({
  ...spec,
  start: { name: "reload", about: "새로고침 뒤, 저장된 것에서 시작" },
  input: { intent: EARLIER },
  comesTo: { ...spec.comesTo, start: "reconciling" },
  invariants: {
    ...spec.invariants,
    "a stored key is not forgotten by a reload": ({ before, after: { value, context } }: Begins) =>
      before !== null || (value === "reconciling" && context.intent === EARLIER),
  },
});

/** `name`: 충전 or 환전, as the page calls it. */
export const tetherWords = (name: string) => ({
  events: {
    "tether.open": `테더 ${name}을 누른다`,
    "tether.type": `${name} 양식에 입력한다`,
    "tether.submit": `${name} 양식을 보낸다`,
    "tether.back": "확인에서 양식으로 돌아간다",
    "tether.confirm": `${name}을 확인한다`,
    "tether.cancel": `${name} 창을 닫는다`,
    "alert.read": "알림을 읽고 닫는다",
    "session.ended": "세션이 끝난다",
    ...SUBMISSION_WORDS.events,
  },
  actors: { readTether: "테더 점검 여부 조회", ...SUBMISSION_WORDS.actors },
  cases: {
    ...common("plain", "done", "open", "flag is 1", "no answer", "refused", "server's words", "second login"),
    ...SUBMISSION_WORDS.cases,
    "rate moved": "환율이 불리하게 바뀜",
  },
});
