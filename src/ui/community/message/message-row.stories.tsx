import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
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
const recalled = { ...messages[1]!, contents: "", isRecalled: true };
export const Recalled: Story = {
  args: { message: recalled, isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("회수됨")).toBeVisible();
    await expect(canvas.getByText("운영자가 회수한 쪽지입니다.")).toBeVisible();
  },
};
export const Open: Story = { args: { isOpen: true } };
