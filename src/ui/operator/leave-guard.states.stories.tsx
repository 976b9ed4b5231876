import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../.storybook/frozen.tsx";
import { leaveGuardMachine } from "../../machines/leave-guard/leave-guard.machine.ts";
import { leaveGuardPaths } from "../../machines/leave-guard/leave-guard.paths.ts";
import { TextField } from "../primitives/text-field.tsx";
import { GuardedForms } from "./unsaved-guard.tsx";

const meta = { title: "기계(Machine)/상태/떠나기 전 확인" } satisfies Meta;
export default meta;

/** The guard shows nothing of its own: the form below it stands in every state. */
const leaf = frozenLeaves(leaveGuardMachine, leaveGuardPaths, ({ actor }) => (
  <GuardedForms guard={actor}>
    <TextField label="내용" />
  </GuardedForms>
));

export const Saved = leaf("saved", { says: "내용" });
export const Unsaved = leaf("unsaved", { says: "내용" });
export const Restoring = leaf("restoring", { says: "내용" });
export const Asking = leaf("asking", { says: "내용" });
export const Leaving = leaf("leaving", { says: "내용" });
