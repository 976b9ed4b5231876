import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { PopupEditingFace } from "../../../../.storybook/operator-faces.tsx";
import { popupEditingMachine } from "../../../machines/popup-editing/popup-editing.machine.ts";
import { popupEditingPaths } from "../../../machines/popup-editing/popup-editing.paths.ts";
import { OPERATOR_TEXT } from "../text.ts";
import { POPUPS_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "기계(Machine)/상태/팝업 고치기",
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta;
export default meta;

const leaf = frozenLeaves(popupEditingMachine, popupEditingPaths, PopupEditingFace);

export const Editing = leaf("editing", { says: OPERATOR_TEXT.save, saysNot: TEXT.keepMine });
export const Reading = leaf("moved.reading", { says: TEXT.reading, saysNot: TEXT.keepMine });
export const Shown = leaf("moved.shown", { says: TEXT.moved });
export const Gone = leaf("moved.gone", { says: TEXT.gone, saysNot: TEXT.takeTheirs });
export const Failed = leaf("moved.failed", { says: "팝업을 읽지 못했습니다.", saysNot: TEXT.keepMine });
export const Saved = leaf("saved", { says: OPERATOR_TEXT.save, saysNot: TEXT.keepMine });
