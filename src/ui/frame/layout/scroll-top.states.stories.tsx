import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { scrollTopMachine } from "../../../machines/scroll-top/scroll-top.machine.ts";
import { scrollTopPaths } from "../../../machines/scroll-top/scroll-top.paths.ts";
import { ScrollTopButton } from "./scroll-top-button.tsx";

const meta = { title: "기계(Machine)/상태/맨 위로" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(scrollTopMachine, scrollTopPaths, ({ actor: scrollTop }) => (
  <StoryApp prepare={({ actors }) => Object.assign(actors, { scrollTop })}>
    <ScrollTopButton />
  </StoryApp>
));

export const Hidden = leaf("hidden");
export const Shown = leaf("shown");
export const Scrolling = leaf("scrolling");
