import { useSelector } from "@xstate/react";
import { useState } from "react";
import { useApp, usePopupList, useScrollTop } from "../../src/ui/app-context.ts";
import { ConnectionNotice } from "../../src/ui/frame/layout/connection-notice.tsx";
import { LoadingBar } from "../../src/ui/frame/layout/loading-bar.tsx";
import { ScrollTopButton } from "../../src/ui/frame/layout/scroll-top-button.tsx";
import { UnreadBadge } from "../../src/ui/frame/layout/unread-badge.tsx";
import { stateText } from "../../src/ui/machine-state.ts";
import { MobileHeader } from "../../src/ui/frame/layout/mobile-header.tsx";
import { DialogHost } from "../../src/ui/frame/dialog/dialog-host.tsx";
import { PopupLayer } from "../../src/ui/frame/popup/popup-layer.tsx";
import { PopupWindow } from "../../src/ui/frame/popup/popup-window.tsx";
import { Button } from "../../src/ui/primitives/button.tsx";
import { SlipSheet } from "../../src/ui/sports/slip/slip-sheet.tsx";
import { SLIP_TEXT } from "../../src/ui/sports/slip/text.ts";
import { createStoryBetting } from "../../.storybook/story-betting.ts";
import type { PopupActor } from "./actor-types.ts";
import type { FaceProps } from "./face-props.ts";
import { FACE_TEXT as TEXT } from "./text.ts";

/** What a member sees of the session: the header, the lost line, the countdown, and why it ended. */
export function SessionFace() {
  const { session, dialogs } = useApp().actors;
  const snapshot = useSelector(session, (current) => current);
  const { user, departure } = snapshot.context;
  return (
    <div data-machine="session" data-state={stateText(snapshot.value)}>
      {user ? (
        <MobileHeader
          user={user}
          unread={0}
          onMoney={() => dialogs.send({ type: "dialog.open", name: "moneyChange" })}
          onUserInfo={() => dialogs.send({ type: "dialog.open", name: "userInfo" })}
          onLogout={() => session.send({ type: "session.logout", to: "/login" })}
        />
      ) : (
        <p className="border-b border-line bg-surface px-4 py-4 text-sm text-muted">
          {snapshot.hasTag("busy") ? TEXT.wait : TEXT.guest}
        </p>
      )}
      <ConnectionNotice isLost={snapshot.hasTag("lost")} />
      {departure?.alert && <p className="m-3 rounded-md bg-warn-soft p-3 text-sm text-warn">{departure.alert}</p>}
      <DialogHost />
    </div>
  );
}

/** The badge in the header, and whether the inbox comes first. */
export function MessageGateFace() {
  const { messageGate } = useApp().actors;
  const snapshot = useSelector(messageGate, (current) => current);
  const { unread, decision } = snapshot.context;
  return (
    <div data-machine="message-gate" data-state={stateText(snapshot.value)} className="grid gap-3 p-4 text-sm">
      <p>
        {TEXT.messages}
        {unread > 0 && <UnreadBadge count={unread} label={TEXT.unread(unread)} />}
      </p>
      <p className="text-muted">
        {decision === null ? TEXT.wait : decision.kind === "allow" ? TEXT.allowed : TEXT.sentTo(decision.to)}
      </p>
      {decision?.kind === "redirect" && decision.alert && (
        <p className="rounded-md bg-warn-soft p-3 text-warn">{decision.alert}</p>
      )}
    </div>
  );
}

/** The bar at the top of the page, and a word while there is none. */
export function LoadingBarFace() {
  const { loadingBar } = useApp().actors;
  const isShown = useSelector(loadingBar, (snapshot) => snapshot.hasTag("shown"));
  return (
    <>
      <LoadingBar />
      {!isShown && <p className="text-sm text-muted">{TEXT.noBar}</p>}
    </>
  );
}

/** The button in the page's corner, and a word while there is none. */
export function ScrollTopFace() {
  const scrollTop = useScrollTop();
  const isShown = useSelector(scrollTop, (snapshot) => snapshot.hasTag("shown"));
  return (
    <>
      <ScrollTopButton />
      {!isShown && <p className="text-sm text-muted">{TEXT.noToTop}</p>}
    </>
  );
}

export function PopupFace({ actor, children }: FaceProps) {
  const popup = actor as PopupActor;
  const snapshot = useSelector(popup, (current) => current);
  const state = stateText(snapshot.value);
  return (
    <>
      {snapshot.hasTag("shown") ? (
        <div className="p-3">
          <PopupWindow
            popup={snapshot.context.popup}
            state={state}
            isPlaced={false}
            onClose={() => popup.send({ type: "popup.close" })}
            onSnooze={() => popup.send({ type: "popup.snooze", now: Date.now() })}
            onPressBody={() => popup.send({ type: "popup.pressBody" })}
          />
        </div>
      ) : (
        <p data-machine="popup" data-state={state} className="p-4 text-sm text-muted">
          {TEXT.noPopup}
        </p>
      )}
      {children}
    </>
  );
}

/** The home page's popups, and a word while the list is empty. */
export function PopupListFace() {
  const popupList = usePopupList();
  const isEmpty = useSelector(popupList, (snapshot) => snapshot.context.popups.length === 0);
  return (
    <>
      {isEmpty && <p className="p-4 text-sm text-muted">{TEXT.noPopup}</p>}
      <PopupLayer />
    </>
  );
}

/** The page's ways to a few of its dialogs, and whatever stands. */
export function DialogsFace() {
  const { dialogs } = useApp().actors;
  const isSlip = useSelector(dialogs, (snapshot) => snapshot.context.slip === "slipNormal");
  return (
    <div className="flex flex-wrap gap-2 p-4">
      <Button onClick={() => dialogs.send({ type: "dialog.open", name: "slipNormal" })}>
        {SLIP_TEXT.titles.normal}
      </Button>
      <Button onClick={() => dialogs.send({ type: "dialog.open", name: "changePassword" })}>{TEXT.password}</Button>
      <Button onClick={() => dialogs.send({ type: "confirm.ask", id: "face", message: TEXT.question })}>
        {TEXT.ask}
      </Button>
      <Button onClick={() => dialogs.send({ type: "alert.show", message: TEXT.alerted })}>{TEXT.alert}</Button>
      {isSlip && <Sheet onClose={() => dialogs.send({ type: "dialog.close", name: "slipNormal" })} />}
      <DialogHost />
    </div>
  );
}

/** The slip's window as a phone has it, whatever the width here. */
function Sheet({ onClose }: { onClose: () => void }) {
  const [betting] = useState(() => createStoryBetting({ slip: {} }));
  return <SlipSheet betting={betting} onClose={onClose} />;
}
