import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleMembers } from "./manager-samples.ts";
import { MembersTable } from "./members-table.tsx";

const meta = {
  title: "총판/회원 표",
  component: MembersTable,
  args: { members: sampleMembers },
} satisfies Meta<typeof MembersTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Members: Story = {};
