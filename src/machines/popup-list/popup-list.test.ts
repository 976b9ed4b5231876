import { createActor, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import type { Popup } from "../../api/contract/community/popup.ts";
import { snoozeUntil, type HideTimes } from "../../domain/frame/popup.ts";
import { popupListMachine } from "./popup-list.machine.ts";
import type { PopupListActors } from "./popup-list.schema.ts";

const NOON = Date.parse("2026-11-21T12:00:00+09:00");
const popup = (id: string): Popup => ({
  id,
  title: id,
  contents: id,
  width: 360,
  pcLeftLocation: 0,
  pcTopLocation: 0,
  popupFlg: true,
  device: "all" as const,
  visiableFlag: true,
  notShowingexpireTime: null,
});

/** A list with real popups, on a server and a clock that the test sets. */
function openHome(hideTimes: HideTimes = {}, dismissed: readonly string[] = []) {
  const site = { popups: [popup("a"), popup("b")], now: NOON, stored: hideTimes, dismissed };
  const list = createActor(
    popupListMachine.provide({
      actors: {
        readPopups: fromPromise<PopupListActors["readPopups"]["output"]>(async () => ({
          popups: site.popups,
          now: site.now,
          dismissed: site.dismissed,
        })),
      },
      actions: {
        storeHideTimes: ({ context }) => void (site.stored = context.hideTimes),
        storeDismissed: ({ context }) => void (site.dismissed = context.dismissed),
        forgetDismissed: () => void (site.dismissed = []),
      },
    }),
    { input: { hideTimes } },
  ).start();
  const refresh = async (): Promise<void> => {
    list.send({ type: "popups.refresh" });
    await new Promise((resolve) => setImmediate(resolve));
  };
  const shown = (): string[] =>
    list
      .getSnapshot()
      .context.popups.filter(({ ref }) => ref.getSnapshot().hasTag("shown"))
      .map(({ id }) => id);
  const find = (id: string) => list.getSnapshot().context.popups.find((one) => one.id === id)?.ref;
  return { site, list, refresh, shown, find };
}

describe("the popups of the home page", () => {
  it("hides one for 6 hours, across refreshes and a reload [REQ-4.20]", async () => {
    const home = openHome();
    await home.refresh();
    home.find("a")?.send({ type: "popup.snooze", now: NOON });
    expect(home.site.stored).toEqual({ a: snoozeUntil(NOON) });

    await home.refresh();
    expect(home.shown()).toEqual(["b"]);

    const reloaded = openHome(home.site.stored);
    reloaded.site.now = snoozeUntil(NOON) - 1;
    await reloaded.refresh();
    expect(reloaded.shown()).toEqual(["b"]);
    reloaded.site.now = snoozeUntil(NOON);
    await reloaded.refresh();
    expect(reloaded.shown()).toEqual(["a", "b"]);
  });

  it("hides one whose body was pressed until the logout, across a reload and in another tab [REQ-4.21 REQ-R26]", async () => {
    const home = openHome();
    const otherTab = openHome();
    await Promise.all([home.refresh(), otherTab.refresh()]);
    home.find("a")?.send({ type: "popup.pressBody" });
    await home.refresh();
    expect(home.shown()).toEqual(["b"]);
    expect(home.site.dismissed).toEqual(["a"]);
    expect(home.site.stored).toEqual({});

    const reloaded = openHome({}, home.site.dismissed);
    await reloaded.refresh();
    expect(reloaded.shown()).toEqual(["b"]);
    otherTab.site.dismissed = home.site.dismissed;
    await otherTab.refresh();
    expect(otherTab.shown()).toEqual(["b"]);

    home.list.send({ type: "session.ended" });
    expect(home.site.dismissed).toEqual([]);
    await home.refresh();
    expect(home.shown()).toEqual(["a", "b"]);
  });

  it("shows one that was closed again when the page is loaded again, not before", async () => {
    const home = openHome();
    await home.refresh();
    home.find("a")?.send({ type: "popup.close" });
    await home.refresh();
    expect(home.shown()).toEqual(["b"]);
    const reloaded = openHome(home.site.stored, home.site.dismissed);
    await reloaded.refresh();
    expect(reloaded.shown()).toEqual(["a", "b"]);
  });

  it("drops what the server no longer sends and stops its actor", async () => {
    const home = openHome();
    await home.refresh();
    const gone = home.find("b");
    home.site.popups = [popup("a")];
    await home.refresh();
    expect(home.shown()).toEqual(["a"]);
    expect(gone?.getSnapshot().status).toBe("stopped");
  });
});
