import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { FirstLimit } from "./first-limit.tsx";
import { sampleProtection } from "./protection-samples.ts";
import { FIRST_LIMIT_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "회원정보/건전 이용/첫 입금 한도",
  component: FirstLimit,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/charge", box: "max-w-200 p-3", answers: sampleProtection })],
} satisfies Meta<typeof FirstLimit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Any amount, for any of the periods. */
export const Saved: Story = {
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText(TEXT.period), "7일");
    await userEvent.type(screen.getByLabelText(TEXT.amount), "123457{Enter}");
    await expect(await screen.findByText(TEXT.set)).toHaveFocus();
    await expect(screen.queryByLabelText(TEXT.amount)).toBeNull();
  },
};

export const Declined: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: TEXT.decline }));
    await expect(screen.getByText(TEXT.declined)).toHaveFocus();
    await expect(screen.queryByLabelText(TEXT.amount)).toBeNull();
  },
};

export const NothingTyped: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: TEXT.submit }));
    await expect(await screen.findByText("금액을 입력해주세요.")).toBeVisible();
  },
};
