import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../../.storybook/frozen.tsx";
import { gameSoundMachine } from "../../../../machines/game-sound/game-sound.machine.ts";
import { gameSoundPaths } from "../../../../machines/game-sound/game-sound.paths.ts";
import { SoundButton } from "./game-sound.tsx";

const meta = { title: "기계(Machine)/상태/게임 소리" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(gameSoundMachine, gameSoundPaths, ({ actor }) => <SoundButton actor={actor} />);

export const Off = leaf("off", { says: "소리 켜기" });
export const On = leaf("on", { says: "소리 끄기" });
