import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { keepReturn } from "../../return-address.ts";
import { ReturnLink } from "./return-link.tsx";

const meta = {
  title: "Community/Message/ReturnLink",
  component: ReturnLink,
  beforeEach: () => keepReturn("messages", "/bet_result?page=2"),
  decorators: [
    (Story) => (
      <StoryApp>
        <div className="p-4">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ReturnLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToTheHistory: Story = {};
