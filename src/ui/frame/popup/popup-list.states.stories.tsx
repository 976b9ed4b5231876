import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { popupListMachine } from "../../../machines/popup-list/popup-list.machine.ts";
import { popupListPaths } from "../../../machines/popup-list/popup-list.paths.ts";
import { PopupLayer } from "./popup-layer.tsx";

const meta = { title: "기계(Machine)/상태/팝업 목록" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(popupListMachine, popupListPaths, ({ actor: popupList }) => (
  <StoryApp prepare={({ actors }) => Object.assign(actors, { popupList })}>
    <div className="relative min-h-100">
      <PopupLayer />
    </div>
  </StoryApp>
));

export const Idle = leaf("idle");
/** What was shown before stays while the list is read again. */
export const Reading = leaf("reading", { where: ({ context }) => context.popups.length > 1, says: "정기 점검 안내" });
export const Ready = leaf("ready", { where: ({ context }) => context.popups.length > 1, says: "정기 점검 안내" });
export const Failed = leaf("failed", { where: ({ context }) => context.popups.length > 0 });
