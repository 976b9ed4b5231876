import { type RefObject, useEffect } from "react";

export interface RowKeys {
  /** By this many rows down. */
  move: (by: 1 | -1) => void;
  open: () => void;
  close: () => void;
  /** A press of A, R or another letter of an action. */
  act: (key: string) => void;
}

const TABLE = "[data-operator-table]";
const TYPED = "input:not([type=checkbox]), textarea, select, [contenteditable=true]";

/** What the keyboard is at: where a text is typed, a dialog is open or a key is held with it, letters are not the table's. */
function isElsewhere({ target, altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || isComposing) return true;
  if (document.querySelector("[role=dialog][data-state=open], [role=alertdialog][data-state=open]")) return true;
  return target instanceof Element && target.closest(TYPED) !== null;
}

/** The table that the focus is in; where it is in none, the first one of the page. */
function isHere(table: HTMLElement): boolean {
  const focused = document.activeElement?.closest(TABLE) ?? document.querySelector(TABLE);
  return focused === table;
}

/** J and K move, Enter opens, Esc closes, other letters act. */
export function useRowKeys(table: RefObject<HTMLElement | null>, keys: RowKeys): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || !table.current || !isHere(table.current)) return;
      if (key === "Escape") return keys.close();
      if (isElsewhere(event)) return;
      if (key === "Enter") {
        // A button or link that has the focus is pressed by it.
        if (target instanceof Element && target.closest("a, button, summary, input")) return;
        return keys.open();
      }
      const letter = key.toLowerCase();
      if (letter === "j") keys.move(1);
      else if (letter === "k") keys.move(-1);
      else if (/^[a-zㄱ-ㆎ]$/.test(letter)) keys.act(LATIN[letter] ?? letter);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  });
}

/** The letters of the same keys while Korean is typed. */
const LATIN: Readonly<Record<string, string>> = { ㅁ: "a", ㄱ: "r" };
