import type { Meta } from "@storybook/react-vite";
import type { SnapshotFrom } from "xstate";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { SlipFace } from "../../../../.storybook/slip-face.tsx";
import { slipMachine } from "../../../machines/slip/slip.machine.ts";
import { slipPaths } from "../../../machines/slip/slip.paths.ts";
import { PLACEMENT_TEXT, SLIP_TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/베팅카트 단폴더" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(slipMachine, slipPaths("single"), SlipFace);

/** Of a fixture the last pick alone is kept. */
const where = ({ context }: SnapshotFrom<typeof slipMachine>) => context.legs.length === 1;

export const Empty = leaf("empty", { says: SLIP_TEXT.empty });
export const Checking = leaf("filled.checking", { where, says: SLIP_TEXT.checking });
export const Unchecked = leaf("filled.unchecked", { where, says: SLIP_TEXT.checkAgain });
export const Ready = leaf("filled.ready", { where, says: SLIP_TEXT.place });
export const Moved = leaf("filled.moved", { says: SLIP_TEXT.acceptAndPlace });
export const Blocked = leaf("filled.blocked", { where, says: "베팅금액을 입력해주세요." });
export const Held = leaf("held.agreed", { where, says: PLACEMENT_TEXT.sending });
export const HeldForEarlier = leaf("held.earlier", { where, says: PLACEMENT_TEXT.unknown });
