import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleVisit } from "../provider-samples.ts";
import { themePreference } from "../../../frame/theme/theme-preference.ts";
import { VISIT_TEXT } from "../text.ts";
import { ThemeButton } from "./theme-button.tsx";
import { VisitBar } from "./visit-bar.tsx";

const meta = {
  title: "카지노·슬롯/자체 게임/접속 바",
  component: VisitBar,
  args: { title: "달토끼", visit: sampleVisit, now: 65 * 60_000, isLoud: false, onSound: fn() },
} satisfies Meta<typeof VisitBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Losing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText("-3,500")).toBeVisible();
    await expect(canvas.getByText("1시간 5분")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "소리 켜기" }));
    await expect(args.onSound).toHaveBeenCalledOnce();
  },
};
export const WalletSilent: Story = {
  args: { visit: { ...sampleVisit, balance: null }, isLoud: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("보유머니 확인 중")).toBeVisible();
  },
};
/** The whole page follows, and the next visit. */
export const Theme: Story = {
  render: () => <ThemeButton />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: VISIT_TEXT.toLight }));
    await expect(themePreference.get()).toBe("light");
    await userEvent.click(canvas.getByRole("button", { name: VISIT_TEXT.toDark }));
    await expect(themePreference.get()).toBe("dark");
  },
};
export const Loading: Story = { args: { visit: null } };
