import { useBlocker, useRouter } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { type ActorRefFrom, fromPromise, waitFor } from "xstate";
import { askConfirm } from "../../machines/dialogs/ask-confirm.ts";
import { leaveGuardMachine } from "../../machines/leave-guard/leave-guard.machine.ts";
import { useApp } from "../app-context.ts";
import { UnsavedContext } from "../frame/form/unsaved.ts";
import { UNSAVED_TEXT as TEXT } from "./text.ts";

const QUESTION = { title: TEXT.title, message: TEXT.ask, confirmLabel: TEXT.leave, cancelLabel: TEXT.stay };

/** Asks before a section or the site is left while a form in it has changes that would be lost. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { dialogs, session } = useApp().actors;
  const { history } = useRouter();
  const [machine] = useState(() =>
    leaveGuardMachine.provide({
      actors: { askToLeave: fromPromise(() => askConfirm(dialogs, QUESTION)) },
      actions: {
        takeStep: ({ context: { step } }) => {
          if (step?.kind === "back") history.back();
          if (step?.kind === "forward") history.push(step.path);
        },
      },
    }),
  );
  const guard = useActorRef(machine);
  // A session that has ended is left without a question.
  const hasSession = () => session.getSnapshot().hasTag("authenticated");
  useBlocker({
    disabled: !useSelector(guard, (snapshot) => snapshot.hasTag("unsaved")),
    enableBeforeUnload: hasSession,
    shouldBlockFn: async ({ current, next, action }) => {
      if (guard.getSnapshot().hasTag("leaving") || next.pathname === current.pathname || !hasSession()) return false;
      if (action === "PUSH" || action === "REPLACE") {
        guard.send({ type: "leave.ask", step: { kind: "link" } });
        return !(await waitFor(guard, (snapshot) => !snapshot.matches("asking"))).matches("leaving");
      }
      addEventListener("popstate", () => guard.send({ type: "page.restored" }), { once: true });
      const step = action === "BACK" ? ({ kind: "back" } as const) : { kind: "forward" as const, path: next.pathname };
      guard.send({ type: "leave.ask", step });
      return true;
    },
  });
  return <GuardedForms guard={guard}>{children}</GuardedForms>;
}

export interface GuardedFormsProps {
  guard: ActorRefFrom<typeof leaveGuardMachine>;
  children: ReactNode;
}

/** The guard hears of each form in it. */
export function GuardedForms({ guard, children }: GuardedFormsProps) {
  const [tell] = useState(
    () => (form: string, isUnsaved: boolean) => guard.send({ type: isUnsaved ? "form.changed" : "form.settled", form }),
  );
  return (
    <div data-machine="leave-guard" data-state={useSelector(guard, ({ value }) => value)} className="contents">
      <UnsavedContext value={tell}>{children}</UnsavedContext>
    </div>
  );
}
