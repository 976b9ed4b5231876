import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { LoadingBar } from "./loading-bar.tsx";

const meta = {
  title: "공통/틀/로딩 바",
  component: LoadingBar,
} satisfies Meta<typeof LoadingBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  decorators: [inApp()],
};
export const Running: Story = {
  decorators: [
    (Story) => (
      <StoryApp prepare={({ actors }) => actors.loadingBar.send({ type: "load.start" })}>
        <Story />
      </StoryApp>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar")).toBeInTheDocument();
  },
};
