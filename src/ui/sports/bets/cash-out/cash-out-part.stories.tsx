import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { standingCashOut } from "../../../../../.storybook/cash-out-face.tsx";
import { CashOutPart } from "./cash-out-part.tsx";

const meta = { title: "베팅내역/캐시아웃/일부 캐시아웃" } satisfies Meta;
export default meta;

export const Whole: StoryObj<typeof meta> = {
  render: function Standing() {
    const [actor] = useState(() => standingCashOut("quoting"));
    return (
      <div className="max-w-100 p-3">
        <CashOutPart actor={actor} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("50,000원 중 50,000원")).toBeVisible();
    await expect(canvas.getByText("최소 59,400원")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "60,000원에 캐시아웃" })).toBeEnabled();
  },
};
