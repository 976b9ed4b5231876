import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { Shortcuts } from "./shortcuts.tsx";

const meta = {
  title: "Frame/Home/Shortcuts",
  component: Shortcuts,
  decorators: [
    (Story) => (
      <StoryApp>
        <div className="p-4">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof Shortcuts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
