import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { slipSheetMachine } from "../../../machines/slip-sheet/slip-sheet.machine.ts";
import { slipSheetPaths } from "../../../machines/slip-sheet/slip-sheet.paths.ts";
import { SheetWindow } from "./slip-sheet.tsx";
import { SLIP_TAB_TEXT } from "./text.ts";

const meta = { title: "Machines/States/slip-sheet" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(slipSheetMachine, slipSheetPaths, ({ actor }) => (
  <StoryApp>
    <SheetWindow
      sheet={actor}
      betting={createStoryBetting({ slip: actor.getSnapshot().matches("filled") ? {} : { entries: [] } })}
      onClose={() => {}}
    />
  </StoryApp>
));

export const Opened = leaf("opened", { isOnPhone: true, says: SLIP_TAB_TEXT.cart });
export const Filled = leaf("filled", { isOnPhone: true, says: SLIP_TAB_TEXT.cart });
export const Offering = leaf("offering", { isOnPhone: true, says: SLIP_TAB_TEXT.cart });
export const Closed = leaf("closed", { isOnPhone: true, says: SLIP_TAB_TEXT.cart });
