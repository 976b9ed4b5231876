import { Dialog as ArkDialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { PRIMITIVE_TEXT } from "./text.ts";

/** A modal panel of 300 px at the left edge. Mounted: open. */
export function Drawer({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <ArkDialog.Root open onOpenChange={(details) => !details.open && onClose()}>
      <Portal>
        <ArkDialog.Backdrop className="fixed inset-0 z-50 bg-scrim" />
        <ArkDialog.Positioner className="fixed inset-y-0 left-(--frame-inset) z-50 w-drawer max-w-[88vw]">
          <ArkDialog.Content className="flex h-full flex-col overflow-y-auto border-r border-line bg-surface">
            <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
              <ArkDialog.Title className="text-base font-bold">{title}</ArkDialog.Title>
              <ArkDialog.CloseTrigger
                aria-label={PRIMITIVE_TEXT.close}
                className="grid size-9 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink"
              >
                <Icon name="close" />
              </ArkDialog.CloseTrigger>
            </header>
            {children}
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}
