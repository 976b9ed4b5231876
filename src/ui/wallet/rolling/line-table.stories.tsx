import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { pageOf } from "../wallet-samples.ts";
import { LineTable } from "./line-table.tsx";
import { sampleLine } from "./rolling-samples.ts";

const meta = {
  title: "지갑/롤링/하부 표",
  component: LineTable,
  args: { scope: "casino" },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/calculateCasinoPersonal", answers: { "rolling/members": sampleLine } })],
} satisfies Meta<typeof LineTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByRole("row", { name: /^불꽃/ })).toHaveTextContent(
      "카지노0.20%−50,000900,000850,000−100",
    );
  },
};
export const Empty: Story = {
  parameters: { answers: { "rolling/members": pageOf([]) } },
  play: async () => {
    await expect(await screen.findByText("추천한 회원이 없습니다.")).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { "rolling/members": "pending" } } };
export const Failed: Story = { parameters: { answers: { "rolling/members": failure } } };
