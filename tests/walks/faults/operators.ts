// Faults of the operators' pages: bets that are cancelled, queues with leases, forms that are left.
import type { Fault } from "./fault.ts";

const CANCELLATION = "src/ui/operator/live/cancel-panel.tsx";
const STEP = "src/ui/operator/live/cancel-step.tsx";
const QUEUE = "src/ui/operator/requests/leased-queue.tsx";
const LEAVING = "src/ui/operator/unsaved-guard.tsx";
const ASKED_IMPORT = "src/ui/operator/import/asked-import.tsx";
const JUDGED_FILE = "src/ui/operator/import/judged-file.tsx";
const POPUP_FORM = "src/ui/operator/popups/popup-form.tsx";

const BELL = "src/ui/operator/bell/waiting-bell.tsx";
const APPROVAL = "src/ui/operator/approvals/approval-panel.tsx";

export const OPERATOR_FAULTS: readonly Fault[] = [
  {
    machine: "approval",
    file: APPROVAL,
    from: `if (now) actor.send({ type: "approval.told", told: now });`,
    to: "",
    why: "what is decided can be decided once more",
  },
  {
    machine: "approval",
    file: APPROVAL,
    from: `{snapshot.matches({ asked: "own" }) && <p className="text-muted">{TEXT.own}</p>}`,
    to: "",
    why: "who asked is not told that another operator decides",
  },
  {
    machine: "bet-cancellation",
    file: CANCELLATION,
    from: `onAgain={() => actor.send({ type: "preview.again" })}`,
    to: "onAgain={() => undefined}",
    why: "what a cancellation would do is not read again",
  },
  {
    machine: "bet-cancellation",
    file: CANCELLATION,
    from: `actor.send({ type: "bets.cancelled", report: done });`,
    to: "",
    why: "bets that are cancelled can be cancelled once more",
  },
  {
    machine: "bet-cancellation",
    file: STEP,
    from: "{preview?.bets === 0 && <EmptyState title={TEXT.nothing} />}",
    to: "",
    why: "nothing is said of a span without bets",
  },
  {
    machine: "fixture-import",
    file: ASKED_IMPORT,
    from: `actor.send({ type: "import.told", told: now });`,
    to: "",
    why: "who asked is not told what became of the file",
  },
  {
    machine: "fixture-import",
    file: JUDGED_FILE,
    from: `{snapshot.matches({ judged: "empty" }) && <EmptyState title={TEXT.nothing} />}`,
    to: "",
    why: "nothing is said of a file of which nothing is taken",
  },
  {
    machine: "popup-editing",
    file: POPUP_FORM,
    from: `onRefused={({ code }) => code === "request_moved" && onMoved()}`,
    to: "",
    why: "what another operator has saved meanwhile is not shown",
  },
  {
    machine: "popup-editing",
    file: POPUP_FORM,
    from: "{ ...props, ...taken, popup: writtenOf(taken) }",
    to: "props",
    why: "what was typed here stands under the version of another operator",
  },
  {
    machine: "waiting-notice",
    file: BELL,
    from: `storeOn: () => writeStored(key("notice"), ON)`,
    to: `storeOn: () => writeStored(key("notice"), OFF)`,
    why: "notifications that were turned on are off at the next visit",
  },
  {
    machine: "waiting-notice",
    file: BELL,
    from: `notice.send({ type: "waiting.grew", sections });`,
    to: "",
    why: "nothing is told of what waits",
  },
  {
    machine: "leased-queue",
    file: QUEUE,
    from: `if (data) queue.send({ type: "leases.read", rows: data.items });`,
    to: "",
    why: "the form of a lease that has ended stays open",
  },
  {
    machine: "leased-queue",
    file: QUEUE,
    from: `disabled={!can(one.name) || !snapshot.can(open(one.name))}`,
    to: "disabled={!can(one.name)}",
    why: "a request that nobody has claimed can be approved",
  },
  {
    machine: "leased-queue",
    file: QUEUE,
    from: "{problems.length > 0 && (",
    to: "{problems.length > 9 && (",
    why: "what failed is not said",
  },
  {
    machine: "leave-guard",
    file: LEAVING,
    from: `if (step?.kind === "back") history.back();`,
    to: "",
    why: "Back goes nowhere after the question",
  },
  {
    machine: "leave-guard",
    file: LEAVING,
    from: `.matches("leaving");`,
    to: `.matches("unsaved");`,
    why: "a link is followed by who stays, and by nobody else",
  },
  {
    machine: "leave-guard",
    file: LEAVING,
    from: `addEventListener("popstate", () => guard.send({ type: "page.restored" }), { once: true });`,
    to: "",
    why: "Back is not asked about",
  },
];
