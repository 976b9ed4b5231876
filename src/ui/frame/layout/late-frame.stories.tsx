import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { LateFrame } from "./late-frame.tsx";

const meta = {
  title: "Frame/Layout/LateFrame",
  component: LateFrame,
  args: { kind: "member", unread: 2 },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof LateFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
