import { useSelector } from "@xstate/react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useApp } from "../../app-context.ts";
import { ExpiryDialog } from "../layout/expiry-dialog.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const BaseDialogs = lazy(() => import("./base-dialogs.tsx").then((module) => ({ default: module.BaseDialogs })));

/**
 * The dialogs that are open, in their layers: base, confirmation, expiry, alert; a slip stands under them all, and its
 * page draws it. A base dialog keeps what was typed in it under the others; of those the highest alone is drawn, since
 * two modal dialogs would hide each other from readers.
 */
export function OpenDialogs() {
  const { dialogs, session } = useApp().actors;
  const { base, slip, confirm, alerts } = useSelector(dialogs, (snapshot) => snapshot.context);
  const isExpiring = useSelector(session, (snapshot) => snapshot.hasTag("expiring"));
  const secondsLeft = useSelector(session, (snapshot) => snapshot.context.secondsLeft);
  const alert = alerts[0];
  const closeAlert = () => dialogs.send({ type: "alert.close" });
  return (
    // Who is drawn last stands highest: the upper ones wait for the code of the lower.
    <Suspense>
      {base && <BaseDialogs name={base} />}
      <Over key={base} isOver={base !== null || slip !== null}>
        {alert ? (
          <AlertDialog key={alert.message} title={alert.title} message={alert.message} onClose={closeAlert} />
        ) : isExpiring ? (
          <ExpiryDialog
            secondsLeft={secondsLeft}
            onStay={() => session.send({ type: "session.stay", now: Date.now() })}
            onLogout={() => session.send({ type: "session.logout", to: "/login" })}
          />
        ) : confirm ? (
          <ConfirmDialog
            key={confirm.id}
            request={confirm}
            onAccept={() => dialogs.send({ type: "confirm.accept" })}
            onCancel={() => dialogs.send({ type: "confirm.cancel" })}
          />
        ) : null}
      </Over>
    </Suspense>
  );
}

/** A dialog hides all else from readers in the frame after it came: what stands over it comes later than that. */
function Over({ isOver, children }: { isOver: boolean; children: ReactNode }) {
  const [isReady, setIsReady] = useState(!isOver);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsReady(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isReady && children;
}
