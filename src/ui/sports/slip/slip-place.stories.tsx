import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { withSlip } from "../../../../.storybook/story-betting.ts";
import { SlipPlace } from "./slip-place.tsx";

const meta = { title: "베팅카트/카트의 자리", component: SlipPlace } satisfies Meta<typeof SlipPlace>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The slip's code is not there yet. */
export const NotLoaded: Story = {
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
};

export const Loaded: Story = {
  decorators: [
    (Story) => (
      <StoryApp prepare={withSlip({ slip: {} })}>
        <Story />
      </StoryApp>
    ),
  ],
  play: async ({ canvasElement }) => {
    const shown = () => canvasElement.ownerDocument.querySelector('[data-machine="slip"], [aria-haspopup="dialog"]');
    await waitFor(() => expect(shown()).not.toBeNull());
  },
};
