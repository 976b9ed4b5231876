import { SlipDock } from "../src/ui/slip/slip-dock.tsx";
import { SlipSheet } from "../src/ui/slip/slip-sheet.tsx";
import type { SlipPanelProps } from "../src/ui/slip/betting.ts";
import { useIsDesktop } from "../src/ui/layout/use-is-desktop.ts";
import { StoryApp } from "./story-app.tsx";

/** The slip as a member has it open: at the right of a desktop page, over the lower part of a phone's. */
export function ShownSlip(props: SlipPanelProps) {
  const isDesktop = useIsDesktop();
  return (
    <StoryApp path="/korea/cross">
      {isDesktop ? (
        <div className="w-80 p-3">
          <SlipDock {...props} />
        </div>
      ) : (
        <SlipSheet {...props} onClose={() => undefined} />
      )}
    </StoryApp>
  );
}
