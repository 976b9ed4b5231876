import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { PointsForm } from "./points-form.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";
import { POINTS_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/회원/포인트 양식",
  component: PointsForm,
  args: { member: sampleProfile, onDone: fn() },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof PointsForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Taken: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText(TEXT.way), "take");
    await userEvent.type(screen.getByLabelText(TEXT.amount), "5000");
    await userEvent.type(screen.getByLabelText(TEXT.reason), "잘못 지급{Enter}");
    await expect(await screen.findByText("회수 5,000P")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: TEXT.send }));
    await expect(await screen.findByText(TEXT.done("17,000"))).toBeVisible();
    await expect(args.onDone).toHaveBeenCalled();
  },
};
