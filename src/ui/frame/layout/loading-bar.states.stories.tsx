import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { loadingBarMachine } from "../../../machines/loading-bar/loading-bar.machine.ts";
import { loadingBarPaths } from "../../../machines/loading-bar/loading-bar.paths.ts";
import { LoadingBar } from "./loading-bar.tsx";

const meta = { title: "기계(Machine)/상태/로딩 바" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(loadingBarMachine, loadingBarPaths, ({ actor: loadingBar }) => (
  <StoryApp prepare={({ actors }) => Object.assign(actors, { loadingBar })}>
    <LoadingBar />
  </StoryApp>
));

export const Hidden = leaf("hidden");
export const Throttled = leaf("throttled");
export const Running = leaf("running");
export const Full = leaf("full");
