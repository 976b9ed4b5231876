import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { DecideForm } from "./decide-form.tsx";
import { sampleUnderPaid } from "./tether-samples.ts";

const meta = {
  title: "관리자/테더/처리 양식",
  component: DecideForm,
  args: { action: "refuse", orders: [sampleUnderPaid], onDone: fn(), onClose: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/tether" })],
} satisfies Meta<typeof DecideForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A refusal needs a reason. */
export const Refusing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "거절" }));
    await expect(screen.getByLabelText("거절 이유 (회원이 읽습니다)")).toBeInvalid();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const Crediting: Story = {
  args: { action: "credit" },
  play: async () => {
    await expect(await screen.findByText("입금 1건, 받은 금액 96,985원을 지급합니다.")).toBeVisible();
  },
};
