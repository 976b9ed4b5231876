import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { DisabledAccounts } from "./disabled-accounts.tsx";

const meta = {
  title: "관리자/접속/정지한 계정",
  component: DisabledAccounts,
  decorators: [
    inApp({
      path: "/",
      answers: {
        "admin/disabled-accounts": {
          items: [{ userId: "member09", reason: "도배", disabledAt: "2026-11-20T00:00:00Z" }],
        },
      },
    }),
  ],
} satisfies Meta<typeof DisabledAccounts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
