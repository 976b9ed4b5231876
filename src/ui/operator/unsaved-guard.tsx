import { useBlocker, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { askConfirm } from "../../machines/dialogs/ask-confirm.ts";
import { useApp } from "../app-context.ts";
import { UnsavedContext } from "../frame/form/unsaved.ts";
import { UNSAVED_TEXT as TEXT } from "./text.ts";

/** Asks before a section or the site is left while a form in it has changes that would be lost. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState(0);
  const [count] = useState(() => (change: 1 | -1) => setForms((now) => now + change));
  useAskToLeave(forms > 0);
  return <UnsavedContext value={count}>{children}</UnsavedContext>;
}

function useAskToLeave(isUnsaved: boolean): void {
  const { dialogs, session } = useApp().actors;
  const { history } = useRouter();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isUnsaved) isLeaving.current = false;
  }, [isUnsaved]);
  // A session that has ended is left without a question.
  const hasSession = () => session.getSnapshot().hasTag("authenticated");
  const ask = () =>
    askConfirm(dialogs, {
      title: TEXT.title,
      message: TEXT.ask,
      confirmLabel: TEXT.leave,
      cancelLabel: TEXT.stay,
    });
  useBlocker({
    disabled: !isUnsaved,
    enableBeforeUnload: hasSession,
    shouldBlockFn: async ({ current, next, action }) => {
      if (isLeaving.current || next.pathname === current.pathname || !hasSession()) return false;
      if (action === "PUSH" || action === "REPLACE") return !(await ask());
      // The browser has taken the step already. The router takes it back first: the question is a layer over this page.
      const askThen = async () => {
        if (!(await ask())) return;
        isLeaving.current = true;
        if (action === "BACK") history.back();
        else history.push(next.pathname);
      };
      addEventListener("popstate", () => void askThen(), { once: true });
      return true;
    },
  });
}
