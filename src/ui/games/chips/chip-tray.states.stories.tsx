import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { chipTrayMachine } from "../../../machines/chip-tray/chip-tray.machine.ts";
import { chipTrayPaths } from "../../../machines/chip-tray/chip-tray.paths.ts";
import { ChipBar } from "./chip-bar.tsx";

const meta = { title: "기계(Machine)/상태/칩 쟁반" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(chipTrayMachine, chipTrayPaths, ({ actor }) => <ChipBar actor={actor} spot="odd" />);

export const Closed = leaf("closed", {
  says: "마감. 추첨 중입니다.",
  where: ({ context }) => context.terms.closed === "마감. 추첨 중입니다.",
});
export const Empty = leaf("open.empty", { saysNot: "마감. 추첨 중입니다." });
export const Laid = leaf("open.laid", { saysNot: "마감. 추첨 중입니다." });
