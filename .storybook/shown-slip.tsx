import { dialogsMachine } from "../src/machines/dialogs/dialogs.machine.ts";
import { dialogsPaths } from "../src/machines/dialogs/dialogs.paths.ts";
import { SlipDock } from "../src/ui/sports/slip/slip-dock.tsx";
import type { SlipProps } from "../src/ui/sports/slip/betting.ts";
import { frozenActor } from "./frozen.tsx";
import { StoryApp } from "./story-app.tsx";

/** The slip as a member has it open: at the right of a desktop page, over the lower part of a phone's. */
export function ShownSlip({ betting }: SlipProps) {
  return (
    <StoryApp path="/korea/cross" prepare={({ actors }) => Object.assign(actors, { dialogs: openSlipDialogs() })}>
      <div className="desktop:w-80 desktop:p-3">
        <SlipDock betting={betting} />
      </div>
    </StoryApp>
  );
}

/** The slip's window stands, whatever is pressed. */
function openSlipDialogs() {
  return frozenActor(dialogsMachine, dialogsPaths, "slip.open", {
    where: ({ context }) => context.slip === "slipNormal" && context.base === null,
  });
}
