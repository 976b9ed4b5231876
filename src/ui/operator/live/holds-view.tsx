import { Panel } from "../../primitives/panel.tsx";
import { HoldList } from "./hold-list.tsx";
import { StopForm } from "./stop-form.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

/** Stops of everything and of sports, and what stands. */
export function HoldsView() {
  return (
    <div className="grid grid-cols-1 gap-2">
      <Panel title={TEXT.stopWide}>
        <div className="p-3">
          <StopForm />
        </div>
      </Panel>
      <Panel title={TEXT.standing}>
        <div className="p-3">
          <HoldList />
        </div>
      </Panel>
    </div>
  );
}
