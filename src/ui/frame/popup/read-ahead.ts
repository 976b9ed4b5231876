import type { LateActors } from "../../app-context.ts";

type PopupList = LateActors["popupList"];

/** Lists that were read before they were shown first. */
const ahead = new WeakSet<PopupList>();

/** Reads the popups of a list that was never read. Resolves when it is read, or could not be. */
export async function readAhead(popupList: PopupList): Promise<void> {
  if (!popupList.getSnapshot().matches("idle")) return;
  ahead.add(popupList);
  popupList.send({ type: "popups.refresh" });
  await new Promise<void>((resolve) => {
    const watch = popupList.subscribe((snapshot) => {
      if (snapshot.hasTag("busy")) return;
      watch.unsubscribe();
      resolve();
    });
  });
}

/** Whether the list was read ahead for who shows it now. */
export function takeReadAhead(popupList: PopupList): boolean {
  return ahead.delete(popupList);
}
