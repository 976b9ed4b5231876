import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { maintenanceGateMachine } from "../../machines/maintenance-gate/maintenance-gate.machine.ts";
import { maintenanceGatePaths } from "../../machines/maintenance-gate/maintenance-gate.paths.ts";
import { PlainLayout } from "../layout/plain-layout.tsx";
import { MaintenancePage } from "./maintenance-page.tsx";

const meta = { title: "States/maintenance-gate" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(maintenanceGateMachine, maintenanceGatePaths, ({ actor: maintenanceGate }) => (
  <StoryApp prepare={({ actors }) => Object.assign(actors, { maintenanceGate })}>
    <PlainLayout>
      <MaintenancePage />
    </PlainLayout>
  </StoryApp>
));

export const Idle = leaf("idle");
export const Reading = leaf("reading");
export const Allowed = leaf("allowed");
export const Blocked = leaf("blocked");
export const Released = leaf("released");
export const StoppedWaiting = leaf("stopped.waiting", { says: "점검 중" });
export const StoppedAsking = leaf("stopped.asking", { says: "점검 중" });
