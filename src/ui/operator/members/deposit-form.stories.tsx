import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { DepositForm } from "./deposit-form.tsx";

const meta = {
  title: "관리자/회원/입금 양식",
  component: DepositForm,
  args: { member: { userId: "member01", nickname: "한강바람" }, onDone: fn(), onClose: fn() },
  decorators: [inApp({ path: "/" })],
} satisfies Meta<typeof DepositForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
