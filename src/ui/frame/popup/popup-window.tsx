import type { Popup } from "../../../api/contract/community/popup.ts";
import { Button } from "../../primitives/button.tsx";
import { SafeHtml } from "../../primitives/safe-html.tsx";
import { POPUP_TEXT } from "./text.ts";

export interface PopupWindowProps {
  popup: Popup;
  state: string;
  /** On a phone popups stand below each other instead of where the operator put them. */
  isPlaced: boolean;
  onClose: () => void;
  onSnooze: () => void;
  onPressBody: () => void;
}

/** One popup that an operator wrote. A press on its body puts it away for this session. */
export function PopupWindow({ popup, state, isPlaced, onClose, onSnooze, onPressBody }: PopupWindowProps) {
  const place = { width: popup.width, left: popup.pcLeftLocation, top: popup.pcTopLocation };
  return (
    <dialog
      open
      aria-label={popup.title}
      data-machine="popup"
      data-state={state}
      style={isPlaced ? place : undefined}
      className={`${isPlaced ? "absolute" : "static w-full"} pointer-events-auto m-0 text-ink max-w-full rounded-lg border border-edge bg-surface shadow-pop`}
    >
      <h2 className="border-b border-line px-3 py-2 text-sm font-bold">{popup.title}</h2>
      {/* A way for the pointer only: by keyboard the close button does the same. */}
      <div role="presentation" onClick={onPressBody} className="max-h-80 cursor-pointer overflow-y-auto p-3 text-sm">
        <SafeHtml html={popup.contents} />
      </div>
      <div className="flex justify-between gap-2 border-t border-line p-2">
        <Button size="sm" look="ghost" onClick={onSnooze}>
          {POPUP_TEXT.snooze}
        </Button>
        <Button size="sm" onClick={onClose}>
          {POPUP_TEXT.close}
        </Button>
      </div>
    </dialog>
  );
}
