import type { ReactNode } from "react";
import type { OperatorPopup } from "../../../api/contract/operator/popups.ts";
import { formatInput } from "../../../domain/common/format.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { POPUPS_TEXT as TEXT } from "./text.ts";

/** A popup in the list; what is inside it is its form, while it is open. */
export function PopupRow({
  popup,
  isOpen,
  onToggle,
  children,
}: {
  popup: OperatorPopup;
  isOpen: boolean;
  onToggle: () => void;
  children?: ReactNode;
}) {
  const { title, state, width, pcLeftLocation, pcTopLocation, showsFrom, showsUntil, levels, device } = popup;
  const facts = [
    TEXT.place(width, pcLeftLocation, pcTopLocation),
    (showsFrom !== null || showsUntil !== null) &&
      TEXT.period(showsFrom && formatInput(showsFrom), showsUntil && formatInput(showsUntil)),
    TEXT.levelsOf(levels),
    TEXT.devices[device],
  ];
  return (
    <li data-popup={popup.id} data-state={state} className="border-t border-line px-3 py-2 text-sm first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          className={classNames(
            "w-12 shrink-0 rounded-sm px-1 text-center text-xs",
            state === "shown" ? "bg-accent-soft text-accent" : "bg-raised text-muted",
          )}
        >
          {TEXT.states[state]}
        </span>
        <span className="min-w-0 flex-1 basis-48">
          <span className="font-semibold break-words">{title}</span>
          <span className="block text-xs text-faint tabular-nums tablet:ml-2 tablet:inline">
            {facts.filter(Boolean).join(" · ")}
          </span>
        </span>
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-label={isOpen ? TEXT.closeOf(title) : TEXT.editOf(title)}
          onClick={onToggle}
        >
          {isOpen ? TEXT.close : TEXT.edit}
        </Button>
      </div>
      {children}
    </li>
  );
}
