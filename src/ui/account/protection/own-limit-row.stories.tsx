import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { OwnLimitRow } from "./own-limit-row.tsx";
import { sampleOwnLimitOf, sampleProtection } from "./protection-samples.ts";

const meta = {
  title: "회원정보/건전 이용/내 한도",
  component: OwnLimitRow,
  args: { limit: sampleOwnLimitOf("deposit", "day"), now: "2026-11-22T01:00:00Z", onChanged: fn() },
  render: (args) => (
    <ul className="max-w-100 p-3 text-sm">
      <OwnLimitRow {...args} />
    </ul>
  ),
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/member?tab=protection", answers: sampleProtection })],
} satisfies Meta<typeof OwnLimitRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotSet: Story = {};
export const Used: Story = { args: { limit: sampleOwnLimitOf("deposit", "day", { limit: 100_000, used: 60_000 }) } };
export const Exceeded: Story = { args: { limit: sampleOwnLimitOf("loss", "week", { limit: 100_000, used: 130_000 }) } };
/** A higher limit waits a day. */
export const RaiseWaits: Story = {
  args: {
    limit: sampleOwnLimitOf("deposit", "day", {
      limit: 100_000,
      raise: { amount: 500_000, confirmFrom: "2026-11-22T12:00:00Z", confirmUntil: "2026-11-29T12:00:00Z" },
    }),
  },
  play: async () => {
    await expect(
      await screen.findByText("500,000원 변경 요청: 2026-11-22 21:00:00부터 확인할 수 있습니다."),
    ).toBeVisible();
    await expect(screen.queryByRole("button", { name: "확인하고 적용" })).toBeNull();
  },
};
export const RaiseOpen: Story = {
  args: {
    limit: sampleOwnLimitOf("deposit", "day", {
      limit: 100_000,
      raise: { amount: null, confirmFrom: "2026-11-21T12:00:00Z", confirmUntil: "2026-11-28T12:00:00Z" },
    }),
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "확인하고 적용" })).toBeVisible();
  },
};
export const Edited: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "입금 한도 24시간 변경" }));
    await userEvent.type(await screen.findByLabelText("새 한도"), "50000{Enter}");
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledTimes(1));
    await expect(screen.queryByLabelText("새 한도")).toBeNull();
  },
};
