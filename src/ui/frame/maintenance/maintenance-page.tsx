import { useSelector } from "@xstate/react";
import { formatDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { stateText } from "../../machine-state.ts";
import { MaintenanceNotice } from "./maintenance-notice.tsx";

/** What the gate knows of the maintenance; it leaves by itself when the flag is off. */
export function MaintenancePage() {
  const { maintenanceGate } = useApp().actors;
  const state = useSelector(maintenanceGate, (snapshot) => stateText(snapshot.value));
  const { notice, endsAt } = useSelector(maintenanceGate, (snapshot) => snapshot.context.maintenance);
  return (
    <div data-machine="maintenance-gate" data-state={state} className="grid w-full justify-items-center">
      <MaintenanceNotice
        notice={notice}
        endsAt={endsAt === null ? null : { instant: endsAt, text: formatDateTime(endsAt) }}
      />
    </div>
  );
}
