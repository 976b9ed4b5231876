import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import type { popupMachine } from "../../../machines/popup/popup.machine.ts";
import { usePopupList } from "../../app-context.ts";
import { useIsDesktop } from "../layout/use-frame-width.ts";
import { stateText } from "../../machine-state.ts";
import { takeReadAhead } from "./read-ahead.ts";
import { PopupWindow } from "./popup-window.tsx";

/** The popups of the home page, above its content. */
export function PopupLayer() {
  const popupList = usePopupList();
  const state = useSelector(popupList, (snapshot) => stateText(snapshot.value));
  const popups = useSelector(popupList, (snapshot) => snapshot.context.popups);
  const isDesktop = useIsDesktop();
  useEffect(() => {
    if (!takeReadAhead(popupList)) popupList.send({ type: "popups.refresh" });
  }, [popupList]);
  return (
    <div
      data-machine="popup-list"
      data-state={state}
      className={
        isDesktop
          ? "pointer-events-none absolute inset-0 z-20"
          : "pointer-events-none fixed inset-x-[calc(var(--frame-inset)+0.75rem)] top-16 z-40 grid max-h-[80dvh] gap-3 overflow-y-auto"
      }
    >
      {popups.map(({ id, ref }) => (
        <ListedPopup key={id} popup={ref} isPlaced={isDesktop} />
      ))}
    </div>
  );
}

function ListedPopup({ popup, isPlaced }: { popup: ActorRefFrom<typeof popupMachine>; isPlaced: boolean }) {
  const snapshot = useSelector(popup, (current) => current);
  if (!snapshot.hasTag("shown")) return <div hidden data-machine="popup" data-state={stateText(snapshot.value)} />;
  return (
    <PopupWindow
      popup={snapshot.context.popup}
      state={stateText(snapshot.value)}
      isPlaced={isPlaced}
      onClose={() => popup.send({ type: "popup.close" })}
      onSnooze={() => popup.send({ type: "popup.snooze", now: Date.now() })}
      onPressBody={() => popup.send({ type: "popup.pressBody" })}
    />
  );
}
