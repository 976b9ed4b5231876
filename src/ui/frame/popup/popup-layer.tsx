import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import type { popupMachine } from "../../../machines/popup/popup.machine.ts";
import { usePopupList } from "../../app-context.ts";
import { useIsDesktop } from "../layout/use-frame-width.ts";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { takeReadAhead } from "./read-ahead.ts";
import { PopupWindow } from "./popup-window.tsx";
import { POPUP_TEXT } from "./text.ts";

/** The popups of the home page: where the operator put them, on a phone all in one sheet that one press closes. */
export function PopupLayer() {
  const popupList = usePopupList();
  const state = useSelector(popupList, (snapshot) => stateText(snapshot.value));
  const popups = useSelector(popupList, (snapshot) => snapshot.context.popups);
  const isDesktop = useIsDesktop();
  useEffect(() => {
    if (!takeReadAhead(popupList)) popupList.send({ type: "popups.refresh" });
  }, [popupList]);
  const closeAll = () => {
    for (const { ref } of popups) ref.send({ type: "popup.close" });
  };
  const windows = popups.map(({ id, ref }) => <ListedPopup key={id} popup={ref} isPlaced={isDesktop} />);
  if (isDesktop)
    return (
      <div data-machine="popup-list" data-state={state} className="pointer-events-none absolute inset-0 z-20">
        {windows}
      </div>
    );
  return (
    <div
      data-machine="popup-list"
      data-state={state}
      className="fixed inset-x-(--frame-inset) bottom-(--bottom-bar) z-40 hidden max-h-[70dvh] flex-col rounded-t-lg border-t border-edge bg-surface shadow-pop has-[dialog]:flex"
    >
      <div className="grid items-start gap-2 overflow-y-auto p-2 tablet:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
        {windows}
      </div>
      <div className="border-t border-line p-2">
        <Button look="primary" className="w-full" onClick={closeAll}>
          {POPUP_TEXT.closeAll}
        </Button>
      </div>
    </div>
  );
}

function ListedPopup({ popup, isPlaced }: { popup: ActorRefFrom<typeof popupMachine>; isPlaced: boolean }) {
  const snapshot = useSelector(popup, (current) => current);
  // What is for the other frame stays as it is: the window may become as wide.
  if (!snapshot.hasTag("shown") || snapshot.context.popup.device === (isPlaced ? "mobile" : "desktop"))
    return <div hidden data-machine="popup" data-state={stateText(snapshot.value)} />;
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
