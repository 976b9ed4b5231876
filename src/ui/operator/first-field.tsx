import { type ReactNode, useEffect, useRef } from "react";

const FIRST = "input, textarea, select, button[type=submit]";

/** Gives the focus to the first field when it appears, with its text selected, or to the button that sends where there is none. */
export function FirstField({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = root.current?.querySelector<HTMLElement>(FIRST);
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);
  return <div ref={root}>{children}</div>;
}
