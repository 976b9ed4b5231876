import { defineMutants, anyOrder, all } from "../../../paths/lib/mutant-notes.ts";

export const popupMutants = defineMutants({
  boundaries: { "src/domain/frame/popup.ts": ["isHidden"] },
  equivalent: {
    ...anyOrder(
      "a popup that is hidden is not visible",
      ["waiting", "visible", "snoozed"].map((state) => `${state} popup.refresh [isVisible]`),
    ),
    ...all("here the time up to which it was hidden has passed, and a time that has passed hides nothing", [
      "action dropped: snoozed popup.refresh [isVisible]: keepHideUntil",
      "action dropped: snoozed popup.refresh [else]: keepHideUntil",
    ]),
  },
});
