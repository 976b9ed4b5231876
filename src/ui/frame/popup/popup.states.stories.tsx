import type { Meta } from "@storybook/react-vite";
import { createActor } from "xstate";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { popupListMachine } from "../../../machines/popup-list/popup-list.machine.ts";
import { popupMachine } from "../../../machines/popup/popup.machine.ts";
import { popupPaths } from "../../../machines/popup/popup.paths.ts";
import { PopupLayer } from "./popup-layer.tsx";
import { POPUP_TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/팝업" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(popupMachine, popupPaths, ({ actor: ref }) => {
  const listed = popupListMachine.resolveState({
    value: "ready",
    context: { popups: [{ id: ref.getSnapshot().context.popup.id, ref }], hideTimes: {}, dismissed: [] },
  });
  // Not started, so that the layer does not have the list read.
  const popupList = createActor(popupListMachine, { snapshot: listed, input: { hideTimes: {} } });
  return (
    <StoryApp prepare={({ actors }) => Object.assign(actors, { popupList })}>
      <div className="relative min-h-100">
        <PopupLayer />
      </div>
    </StoryApp>
  );
});

export const Waiting = leaf("waiting", { saysNot: POPUP_TEXT.snooze });
export const Visible = leaf("visible", { says: POPUP_TEXT.snooze });
export const Closed = leaf("closed", { saysNot: POPUP_TEXT.snooze });
export const Snoozed = leaf("snoozed", { saysNot: POPUP_TEXT.snooze });
export const Dismissed = leaf("dismissed", { saysNot: POPUP_TEXT.snooze });
