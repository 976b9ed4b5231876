import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { bet, createStoryLive, createStoryPlacement, createStorySlip } from "../../../../.storybook/story-desk.ts";
import { SlipContents } from "./slip-contents.tsx";

const meta = {
  title: "Slip/SlipContents",
  component: SlipContents,
  args: { slip: createStorySlip(), placement: createStoryPlacement(), live: createStoryLive() },
  decorators: [
    (Story) => (
      <StoryApp>
        <div className="w-80 bg-surface">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SlipContents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Editing: Story = {};
export const Sending: Story = { args: { placement: createStoryPlacement({ until: "sent" }) } };
export const Accepted: Story = {
  args: {
    slip: createStorySlip({ entries: [] }),
    placement: createStoryPlacement({ until: "sent", answer: { kind: "placed", bet } }),
  },
};
