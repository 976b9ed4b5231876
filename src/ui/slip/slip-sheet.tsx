import { Dialog as ArkDialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useRef } from "react";
import { Icon } from "../primitives/icon.tsx";
import type { SlipPanelProps } from "./betting.ts";
import { ClearButton, SlipPanel } from "./slip-panel.tsx";
import { SLIP_TEXT } from "./text.ts";

/** The slip on a phone, over the lower part of the page. */
export function SlipSheet({ onClose, ...props }: SlipPanelProps & { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <ArkDialog.Root
      open
      onOpenChange={(details) => !details.open && onClose()}
      // Else the first control has it, which empties the slip.
      initialFocusEl={() => close.current}
    >
      <Portal>
        <ArkDialog.Backdrop className="fixed inset-0 z-50 bg-scrim" />
        <ArkDialog.Positioner className="fixed inset-x-0 bottom-0 z-50">
          <ArkDialog.Content className="flex max-h-[92dvh] flex-col overflow-hidden rounded-t-lg border-t border-edge bg-surface shadow-pop">
            <header className="flex shrink-0 items-center gap-2 border-b border-line py-1.5 pr-2 pl-3">
              <ArkDialog.Title className="flex-1 text-base font-bold">{SLIP_TEXT.title}</ArkDialog.Title>
              <ClearButton slip={props.slip} />
              <ArkDialog.CloseTrigger
                ref={close}
                aria-label={SLIP_TEXT.close}
                className="grid size-9 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink"
              >
                <Icon name="close" />
              </ArkDialog.CloseTrigger>
            </header>
            <SlipPanel {...props} />
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}
