import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../../primitives/button.tsx";
import { RateLine, RateMovedNotice } from "./rate-line.tsx";

const meta = {
  title: "지갑/테더 충전/환율",
  component: RateLine,
  args: { rate: 138_550, rateAt: "2026-11-26T05:00:00Z" },
} satisfies Meta<typeof RateLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfTheHour: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 USDT = 1,385.50원 (11-26 14:00 기준)")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

function Passing() {
  const [rate, setRate] = useState(138_550);
  return (
    <div className="grid gap-2">
      <RateLine rate={rate} rateAt="2026-11-26T06:00:00Z" />
      <Button onClick={() => setRate(139_000)}>다음 시각</Button>
    </div>
  );
}
/** The hour passes while the dialog is open. */
export const Moved: Story = {
  render: () => <Passing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByText("환율이 바뀌었습니다: 1,385.50원 → 1,390.00원")).toBeVisible();
  },
};

/** A request that was refused because the rate moved. */
export const MovedAgainst: Story = {
  render: () => (
    <RateMovedNotice
      from={138_550}
      moved={{ rate: 130_000, rateAt: "2026-11-26T06:00:00Z", message: "환율이 바뀌어 접수하지 않았습니다." }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("1,385.50원 → 1,300.00원");
  },
};
