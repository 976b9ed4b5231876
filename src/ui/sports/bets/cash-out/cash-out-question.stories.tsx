import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { standingCashOut } from "../../../../../.storybook/cash-out-face.tsx";
import { CashOutQuestion } from "./cash-out-question.tsx";

const meta = { title: "Sports/Bets/CashOutQuestion" } satisfies Meta;
export default meta;

export const Asked: StoryObj<typeof meta> = {
  render: function Standing() {
    const [actor] = useState(() => standingCashOut("confirming"));
    return (
      <div className="max-w-100 p-3">
        <CashOutQuestion actor={actor} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("베팅금액 50,000원을 60,000원에 캐시아웃합니다.")).toBeVisible();
  },
};
