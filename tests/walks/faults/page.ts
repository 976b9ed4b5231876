// Faults of what stands on every page: dialogs, popups, bars and buttons.
import type { Fault } from "./fault.ts";

const ROUTER = "src/main/router-effects.ts";
const CHUNKS = "src/main/chunk-reload.ts";
const DEVICE = "src/main/device-effects.ts";
const POPUPS = "src/ui/popup/popup-layer.tsx";
const ROOTS = "src/main/root-actors.ts";

export const PAGE_FAULTS: readonly Fault[] = [
  {
    machine: "chunk-reload",
    file: CHUNKS,
    from: "storeReload: ({ context }) => sessionStorage.setItem(KEY, String(context.reloadedAt)),",
    to: "storeReload: () => undefined,",
    why: "the page that was loaded anew does not know it, and does it again",
  },
  {
    machine: "chunk-reload",
    file: CHUNKS,
    from: "isOnline: navigator.onLine",
    to: "isOnline: true",
    why: "without a network the page throws away what it has",
  },
  {
    machine: "chunk-reload",
    file: CHUNKS,
    from: '    sessionStorage.setItem(`tanstack_router_reload:${message}`, "1");\n',
    to: "    void message;\n",
    why: "the router loads the page anew for the same part",
  },
  {
    machine: "device-toggle",
    file: DEVICE,
    from: `storeDesktop: store("desktop"),`,
    to: `storeDesktop: store("mobile"),`,
    why: "the wide page is narrow after a reload",
  },
  {
    machine: "device-toggle",
    file: DEVICE,
    from: `layMobile: lay("mobile"),`,
    to: `layMobile: lay("auto"),`,
    why: "the narrow page has the device's width",
  },
  {
    machine: "device-toggle",
    file: "src/ui/layout/view-toggles.tsx",
    from: `const label = next === "mobile" ? LAYOUT_TEXT.toMobile : LAYOUT_TEXT.toDesktop;`,
    to: `const label = next === "mobile" ? LAYOUT_TEXT.toDesktop : LAYOUT_TEXT.toMobile;`,
    why: "the button says the opposite of what it does",
  },
  {
    machine: "dialogs",
    file: "src/ui/dialog/open-dialogs.tsx",
    from: `onCancel={() => dialogs.send({ type: "confirm.cancel" })}`,
    to: `onCancel={() => dialogs.send({ type: "confirm.accept" })}`,
    why: "a no deletes the message",
  },
  {
    machine: "dialogs",
    file: "src/ui/dialog/user-info-dialog.tsx",
    from: "<Money amount={user.emoney} />",
    to: "<Money amount={user.point} />",
    why: "the account's dialog shows points as money",
  },
  {
    machine: "dialogs",
    file: ROUTER,
    from: `    if (pathChanged) dialogs.send({ type: "dialog.closeAll" });\n`,
    to: "    void pathChanged, dialogs;\n",
    why: "a dialog stays over the page that comes next",
  },
  {
    machine: "dialogs",
    file: "src/ui/message/use-inbox.ts",
    from: `{ type: "alert.show", message: failure.message }`,
    to: `{ type: "alert.show", message: failure.name }`,
    why: "the alert does not say what failed",
  },
  {
    machine: "loading-bar",
    file: ROUTER,
    from: `router.subscribe("onResolved", () => loadingBar.send({ type: "load.finish" }));`,
    to: `router.subscribe("onResolved", ({ pathChanged }) => pathChanged && loadingBar.send({ type: "load.finish" }));`,
    why: "the bar goes on where only the address's end changed",
  },
  {
    machine: "loading-bar",
    file: "src/ui/layout/loading-bar.tsx",
    from: "{isShown && (",
    to: `{state !== "hidden" && void isShown !== null && (`,
    why: "the bar flashes on pages that are there at once",
  },
  {
    machine: "loading-bar",
    file: "src/ui/layout/loading-bar.css",
    from: "loading-bar-fill 5s",
    to: "loading-bar-fill 50s",
    why: "the bar is not full when its time is over",
  },
  {
    machine: "popup",
    file: POPUPS,
    from: `onPressBody={() => popup.send({ type: "popup.pressBody" })}`,
    to: `onPressBody={() => popup.send({ type: "popup.close" })}`,
    why: "a press on the body does what the close button does",
  },
  {
    machine: "popup",
    file: POPUPS,
    from: `popup.send({ type: "popup.snooze", now: Date.now() })`,
    to: `popup.send({ type: "popup.snooze", now: Math.floor(Date.now() / 1_000) })`,
    why: "the hidden popup is back at once",
  },
  {
    machine: "popup",
    file: ROUTER,
    from: `      popupList.send({ type: "popups.endSession" });\n`,
    to: "      void popupList;\n",
    why: "what one member put away stays away from the next",
  },
  {
    machine: "popup",
    file: "src/ui/popup/popup-window.tsx",
    from: "<SafeHtml html={popup.contents} />",
    to: "<SafeHtml html={popup.title} />",
    why: "the popup says its title twice",
  },
  {
    machine: "popup-list",
    file: ROOTS,
    from: "writeStored(HIDE_TIMES_STORAGE_KEY, serializeHideTimes(mergeHideTimes(context.hideTimes, stored()))),",
    to: "writeStored(HIDE_TIMES_STORAGE_KEY, serializeHideTimes(mergeHideTimes(context.hideTimes, {}))),",
    why: "what another tab hid is shown again",
  },
  {
    machine: "popup-list",
    file: ROOTS,
    from: `api.call(PopupList, "popup", { signal })`,
    to: `api.call(PopupList, "popup", { signal }).catch(() => [])`,
    why: "a list that could not be read takes the popups away",
  },
  {
    machine: "popup-list",
    file: POPUPS,
    from: "{popups.map(({ id, ref }) => (",
    to: "{popups.toReversed().map(({ id, ref }) => (",
    why: "the popups stand in another order than the operator's",
  },
  {
    machine: "scroll-top",
    file: "src/ui/layout/scroll-top-button.tsx",
    from: `scrollTop.send({ type: "page.scrolled", top: scrollY })`,
    to: `scrollTop.send({ type: "page.scrolled", top: scrollX })`,
    why: "the button does not follow the page",
  },
  {
    machine: "scroll-top",
    file: "src/main/scroll-page.ts",
    from: "return scrollTo(0, 0);",
    to: "return scrollTo(0, 20);",
    why: "the page stops short of its top",
  },
  {
    machine: "scroll-top",
    file: "src/ui/layout/scroll-top-button.tsx",
    from: "{isShown && (",
    to: `{(isShown || state === "scrolling") && (`,
    why: "the button stays while the page is on its way up",
  },
];
