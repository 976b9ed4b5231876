import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { MaintenanceGateFace } from "../../../../.storybook/maintenance-face.tsx";
import { maintenanceGateMachine } from "../../../machines/maintenance-gate/maintenance-gate.machine.ts";
import { maintenanceGatePaths } from "../../../machines/maintenance-gate/maintenance-gate.paths.ts";

const meta = { title: "기계(Machine)/상태/점검 확인" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(maintenanceGateMachine, maintenanceGatePaths, MaintenanceGateFace);

/** What the gate lets through is seen in its place. */
export const Idle = leaf("idle", { isUnseen: true });
export const Reading = leaf("reading", { isUnseen: true });
export const Allowed = leaf("allowed", { isUnseen: true, says: "다음 경기" });
export const Released = leaf("released", { isUnseen: true, says: "다음 경기" });
export const Blocked = leaf("blocked", { says: "점검 중" });
export const StoppedWaiting = leaf("stopped.waiting", { says: "점검 중" });
export const StoppedAsking = leaf("stopped.asking", { says: "점검 중" });
