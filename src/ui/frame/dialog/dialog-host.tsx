import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { useApp } from "../../app-context.ts";
import { stateText } from "../../machine-state.ts";

const OpenDialogs = lazy(() => import("./open-dialogs.tsx").then((module) => ({ default: module.OpenDialogs })));

/** Whatever the dialogs machine says stands over the page. Nothing of it is loaded before the first one. */
export function DialogHost() {
  const { dialogs, session } = useApp().actors;
  const state = useSelector(dialogs, (snapshot) => stateText(snapshot.value));
  const isModal = useSelector(dialogs, (snapshot) => snapshot.hasTag("modal"));
  const isExpiring = useSelector(session, (snapshot) => snapshot.hasTag("expiring"));
  return (
    <div data-machine="dialogs" data-state={state}>
      {(isModal || isExpiring) && (
        <Suspense>
          <OpenDialogs />
        </Suspense>
      )}
    </div>
  );
}
