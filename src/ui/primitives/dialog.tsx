import { Dialog as ArkDialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import type { ReactNode, RefObject } from "react";
import { useLayer } from "../open-layers.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { PRIMITIVE_TEXT } from "./text.ts";

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** `alertdialog`: it has to be answered, so a press beside it does nothing. */
  role?: "dialog" | "alertdialog";
  /** What takes the focus first; without it the first control does. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Stands over other dialogs. */
  isOver?: boolean;
}

/** A modal dialog, 450 px wide. Mounted: open. Loaded where it is used: it brings Ark's dialog machine. */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  role = "dialog",
  initialFocus,
  isOver = false,
}: DialogProps) {
  useLayer(true, onClose);
  return (
    <ArkDialog.Root
      open
      role={role}
      onOpenChange={(details) => !details.open && onClose()}
      {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
      closeOnInteractOutside={role === "dialog"}
      // A dialog that leaves gives the focus back to the page after the next one has come: that one stays all the same.
      onFocusOutside={(event) => event.preventDefault()}
      // What it stood over goes with its page; this one has not been read or answered yet.
      onRequestDismiss={(event) => event.preventDefault()}
    >
      <Portal>
        <ArkDialog.Backdrop className={classNames("fixed inset-0 bg-scrim", isOver ? "z-[70]" : "z-[60]")} />
        <ArkDialog.Positioner
          className={classNames(
            "fixed inset-x-(--frame-inset) inset-y-0 grid place-items-center overflow-y-auto p-4",
            isOver ? "z-[70]" : "z-[60]",
          )}
        >
          <ArkDialog.Content className="w-full max-w-dialog rounded-lg border border-edge bg-surface shadow-pop">
            <header className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
              <ArkDialog.Title className="text-lg font-bold">{title}</ArkDialog.Title>
              {role === "dialog" && (
                <ArkDialog.CloseTrigger
                  aria-label={PRIMITIVE_TEXT.close}
                  className="grid size-9 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink"
                >
                  <Icon name="close" />
                </ArkDialog.CloseTrigger>
              )}
            </header>
            <div className="px-4 py-4">{children}</div>
            {footer && <footer className="flex justify-end gap-2 border-t border-line px-4 py-3">{footer}</footer>}
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}
