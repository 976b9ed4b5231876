import { Dialog as ArkDialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useActorRef, useSelector } from "@xstate/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { slipSheetMachine } from "../../../machines/slip-sheet/slip-sheet.machine.ts";
import { useApp } from "../../app-context.ts";
import { useLayer } from "../../open-layers.ts";
import { Icon } from "../../primitives/icon.tsx";
import type { SlipProps } from "./betting.ts";
import { OwnCount, SlipBody } from "./slip-body.tsx";
import { ClearButton } from "./slip-panel.tsx";
import { SlipTabs } from "./slip-tabs.tsx";
import { isEditing, legCount } from "./shown.ts";
import { SLIP_TEXT } from "./text.ts";
import { useSlip } from "./use-slip.ts";
import { useSlipTab } from "./use-slip-tab.ts";

export interface SlipSheetProps extends SlipProps {
  onClose: () => void;
  /** What has the focus afterwards. */
  opener?: RefObject<HTMLElement | null>;
}

/** The slip on a phone, over the lower part of the page and under every other dialog. */
export function SlipSheet(props: SlipSheetProps) {
  const { dialogs, session } = useApp().actors;
  const isModal = useSelector(dialogs, (snapshot) => snapshot.hasTag("modal"));
  const isExpiring = useSelector(session, (snapshot) => snapshot.hasTag("expiring"));
  const isCovered = isModal || isExpiring;
  const [isDrawn, setIsDrawn] = useState(!isCovered);
  // Its code came after what stands over it: drawn now, it would hide that from readers. Once drawn, it stays.
  if (!isDrawn && !isCovered) setIsDrawn(true);
  return isDrawn && <Sheet {...props} />;
}

function Sheet(props: SlipSheetProps) {
  const { betting, onClose } = props;
  const sheet = useActorRef(slipSheetMachine.provide({ actions: { closeSheet: onClose } }));
  const [tab] = useSlipTab();
  const isOffered = useSlip(betting, ({ slip }) => slip.context.removed.length > 0);
  const isEmpty = useSlip(betting, (shown) => legCount(shown) === 0 && isEditing(shown));
  useEffect(() => sheet.send({ type: "tab.turned", tab }), [sheet, tab]);
  useEffect(() => {
    if (!isEmpty) sheet.send({ type: "slip.filled" });
    else if (tab === "cart") sheet.send({ type: "slip.emptied", isOffered });
  }, [sheet, tab, isEmpty, isOffered]);
  return <SheetWindow {...props} sheet={sheet} />;
}

export interface SheetWindowProps extends SlipSheetProps {
  sheet: ActorRefFrom<typeof slipSheetMachine>;
}

/** The window itself, whatever the sheet makes of what is in it. */
export function SheetWindow({ onClose, opener, betting, sheet }: SheetWindowProps) {
  const close = useRef<HTMLButtonElement>(null);
  const [tab] = useSlipTab();
  const count = useSlip(betting, legCount);
  useLayer(true, onClose);
  const state = useSelector(sheet, ({ value }) => value);
  return (
    <ArkDialog.Root
      open
      onOpenChange={(details) => !details.open && onClose()}
      // The dialog that it waited for gives the focus back to the page when this one has come.
      onFocusOutside={(event) => event.preventDefault()}
      finalFocusEl={() => opener?.current ?? null}
      // Else the first control has it, which empties the slip.
      initialFocusEl={() => close.current}
    >
      <Portal>
        <ArkDialog.Backdrop className="fixed inset-0 z-50 bg-scrim" />
        <ArkDialog.Positioner className="fixed inset-x-(--frame-inset) bottom-0 z-50">
          <ArkDialog.Content
            data-machine="slip-sheet"
            data-state={state}
            className="flex max-h-[92dvh] flex-col overflow-hidden rounded-t-lg border-t border-edge bg-surface shadow-pop"
          >
            <header className="flex shrink-0 items-center gap-2 border-b border-line py-1.5 pr-2 pl-3">
              <ArkDialog.Title className="sr-only">
                {SLIP_TEXT.titles[betting.shown().slip.context.name]}
              </ArkDialog.Title>
              <div className="flex-1">
                <SlipTabs count={count} betCount={<OwnCount />} />
              </div>
              {tab === "cart" && <ClearButton betting={betting} />}
              <ArkDialog.CloseTrigger
                ref={close}
                aria-label={SLIP_TEXT.close}
                className="grid size-9 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink"
              >
                <Icon name="close" />
              </ArkDialog.CloseTrigger>
            </header>
            <SlipBody betting={betting} tab={tab} />
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}
