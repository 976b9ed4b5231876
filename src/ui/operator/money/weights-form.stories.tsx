import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { WeightsForm } from "./weights-form.tsx";

const weights = { sports: 100, mini: 100, slot: 100, casino: 50 };

const meta = {
  title: "관리자/머니/반영률 양식",
  component: WeightsForm,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/money", answers: { "admin/wagering-weights": weights } })],
} satisfies Meta<typeof WeightsForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Failed: Story = { parameters: { answers: { "admin/wagering-weights": failure } } };
export const TooMuch: Story = {
  play: async ({ userEvent }) => {
    const casino = await screen.findByLabelText("카지노 (%)");
    await userEvent.clear(casino);
    await userEvent.type(casino, "101{Enter}");
    await expect(await screen.findByText("0 이상 100 이하의 정수를 입력해주세요.")).toBeVisible();
  },
};
