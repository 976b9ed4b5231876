import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inBox } from "../../../../.storybook/in-app.tsx";
import { grants, sampleMoneyLimits, room, wagering } from "../wallet-samples.ts";
import { WageringPanel } from "./wagering-panel.tsx";

const terms = {
  limits: sampleMoneyLimits,
  account: null,
  latest: null,
  room: { ...room, wagering: 210_000 },
  wagering: { ...wagering, grants },
};

const meta = {
  title: "지갑/한도/남은 베팅 조건",
  component: WageringPanel,
  args: { terms },
  decorators: [inBox("max-w-180 p-3")],
} satisfies Meta<typeof WageringPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Left: Story = {
  play: async () => {
    await expect(screen.getByText("210,000원 가운데 60,000원 베팅")).toBeVisible();
    await expect(screen.getByText("스포츠 100% · 미니게임 100% · 슬롯 100% · 카지노 50%")).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
/** Nothing is missing: nothing is said. */
export const None: Story = {
  args: { terms: { ...terms, room, wagering } },
  play: async () => {
    await expect(screen.queryByRole("heading", { name: "남은 롤링" })).toBeNull();
  },
};
