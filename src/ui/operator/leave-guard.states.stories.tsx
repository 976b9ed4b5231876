import type { Meta } from "@storybook/react-vite";
import { LeaveGuardFace } from "../../../.storybook/operator-faces.tsx";
import { frozenLeaves } from "../../../.storybook/frozen.tsx";
import { leaveGuardMachine } from "../../machines/leave-guard/leave-guard.machine.ts";
import { leaveGuardPaths } from "../../machines/leave-guard/leave-guard.paths.ts";

const meta = { title: "기계(Machine)/상태/떠나기 전 확인" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(leaveGuardMachine, leaveGuardPaths, LeaveGuardFace);

export const Saved = leaf("saved", { says: "내용" });
export const Unsaved = leaf("unsaved", { says: "내용" });
export const Restoring = leaf("restoring", { says: "내용" });
export const Asking = leaf("asking", { says: "내용" });
export const Leaving = leaf("leaving", { says: "내용" });
