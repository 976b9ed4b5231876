import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { member } from "../../../../.storybook/story-data.ts";
import { UserInfoDialog } from "./user-info-dialog.tsx";

const meta = {
  title: "Dialog/UserInfoDialog",
  component: UserInfoDialog,
  args: { user: member, onClose: fn() },
} satisfies Meta<typeof UserInfoDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
