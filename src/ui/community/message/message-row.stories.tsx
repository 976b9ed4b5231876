import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { messages } from "../../../../.storybook/story-data.ts";
import { MessageRow } from "./message-row.tsx";

const meta = {
  title: "쪽지함/쪽지 한 줄",
  component: MessageRow,
  args: { message: messages[0]!, isOpen: false, onToggle: fn(), onDelete: fn() },
  decorators: [
    (Story) => (
      <main>
        <h1 className="sr-only">쪽지함</h1>
        <h2 className="sr-only">받은 쪽지</h2>
        <ul className="max-w-150">
          <Story />
        </ul>
      </main>
    ),
  ],
} satisfies Meta<typeof MessageRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const Open: Story = { args: { isOpen: true } };
