import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { standingCashOut } from "../../../../../.storybook/cash-out-face.tsx";
import { CashOutSale } from "./cash-out-sale.tsx";

const meta = { title: "베팅내역/캐시아웃/캐시아웃 확인" } satisfies Meta;
export default meta;

export const Quoting: StoryObj<typeof meta> = {
  render: function Standing() {
    const [actor] = useState(() => standingCashOut("quoting"));
    return (
      <div className="max-w-100 p-3">
        <CashOutSale actor={actor} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "60,000원에 캐시아웃" })).toBeEnabled();
  },
};
