import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { SlipSheetFace } from "../../../../.storybook/sheet-face.tsx";
import { slipSheetMachine } from "../../../machines/slip-sheet/slip-sheet.machine.ts";
import { slipSheetPaths } from "../../../machines/slip-sheet/slip-sheet.paths.ts";
import { SLIP_TAB_TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/모바일 카트" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(slipSheetMachine, slipSheetPaths, SlipSheetFace);

export const Opened = leaf("opened", { isOnPhone: true, says: SLIP_TAB_TEXT.cart });
export const Filled = leaf("filled", { isOnPhone: true, says: SLIP_TAB_TEXT.cart });
export const Offering = leaf("offering", { isOnPhone: true, says: SLIP_TAB_TEXT.cart });
export const Closed = leaf("closed", { isOnPhone: true, says: SLIP_TAB_TEXT.cart });
