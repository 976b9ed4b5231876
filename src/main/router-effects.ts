import type { AnyRouter } from "@tanstack/react-router";
import { BLANK_PAGE } from "../domain/session/session.ts";
import type { AppContext, RootActors } from "../ui/app-context.ts";
import { onSessionTurn } from "./session-end.ts";

/** Shows another page of the site; the blank page is outside of it. */
export function goTo(router: AnyRouter, to: string): void {
  if (to === BLANK_PAGE) location.replace(BLANK_PAGE);
  else void router.navigate({ to });
}

/**
 * Gives the tab the title of the innermost page that has one. The router's own HeadContent does it too, and brings
 * 2 kB of scripts, styles and links that no page here has.
 */
export function followTitle(router: AnyRouter): void {
  router.subscribe("onResolved", () => {
    const named = router.state.matches.flatMap(({ meta }) => meta ?? []).findLast((one) => one?.title);
    if (named?.title) document.title = named.title;
  });
}

/** The loading bar runs while the router is under way. A question or dialog of the page that is left goes with it. */
export function followRouter(router: AnyRouter, { loadingBar, dialogs }: RootActors): void {
  router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    loadingBar.send({ type: "load.start" });
    if (pathChanged) dialogs.send({ type: "dialog.closeAll" });
  });
  router.subscribe("onResolved", () => loadingBar.send({ type: "load.finish" }));
}

/**
 * Guards read whether somebody is logged in: when that changes and nothing else leads away, they run again.
 * What was fetched for a member is forgotten with the session.
 */
export function followSession(router: AnyRouter, { actors, queries }: AppContext): void {
  const { session, messageGate, accountRedirect, dialogs } = actors;
  let wasExpiring = false;
  session.subscribe((snapshot) => {
    const isExpiring = snapshot.hasTag("expiring");
    // To stay counts as a navigation: the guards' call moves the expiry on the server too.
    if (wasExpiring && !isExpiring && snapshot.hasTag("authenticated")) void router.invalidate();
    wasExpiring = isExpiring;
  });
  onSessionTurn(session, (isIn) => {
    dialogs.send({ type: "dialog.close", name: "login" });
    if (!isIn) {
      queries.client?.clear();
      messageGate.send({ type: "session.ended" });
      accountRedirect.send({ type: "session.ended" });
      actors.popupList?.send({ type: "session.ended" });
      dialogs.send({ type: "dialog.closeAll" });
    }
    // A navigation that the session itself began has run the guards, or is about to.
    setTimeout(() => {
      if (router.state.status !== "pending") void router.invalidate();
    });
  });
}
