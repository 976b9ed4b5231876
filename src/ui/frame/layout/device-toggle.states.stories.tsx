import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { deviceToggleMachine } from "../../../machines/device-toggle/device-toggle.machine.ts";
import { deviceTogglePaths } from "../../../machines/device-toggle/device-toggle.paths.ts";
import { DeviceToggle } from "./view-toggles.tsx";

const meta = { title: "기계(Machine)/상태/모바일·PC 전환" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(deviceToggleMachine, deviceTogglePaths, ({ actor: deviceToggle }) => (
  <StoryApp prepare={({ actors }) => Object.assign(actors, { deviceToggle })}>
    <DeviceToggle />
  </StoryApp>
));

export const Auto = leaf("auto");
export const Mobile = leaf("mobile");
export const Desktop = leaf("desktop");
