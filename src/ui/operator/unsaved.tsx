import { useBlocker, useRouter } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { askConfirm } from "../../machines/dialogs/ask-confirm.ts";
import { useApp } from "../app-context.ts";
import { UNSAVED_TEXT as TEXT } from "./text.ts";

/** Counts the forms whose changes no draft keeps. */
const UnsavedContext = createContext<(change: 1 | -1) => void>(() => {});

/** Tells the console whether the form has changes that would be lost. */
export function useUnsaved(isUnsaved: boolean): void {
  const count = use(UnsavedContext);
  useEffect(() => {
    if (!isUnsaved) return;
    count(1);
    return () => count(-1);
  }, [isUnsaved, count]);
}

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

/** Whether a field of the form holds another value than it began with. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((one) => one.selected !== one.defaultSelected);
    if (!(field instanceof HTMLInputElement)) return false;
    if (field.type === "file") return (field.files?.length ?? 0) > 0;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
}
