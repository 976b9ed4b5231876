import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bet } from "../../../../../.storybook/story-desk.ts";
import { StoryApp } from "../../../../../.storybook/story-app.tsx";
import { CashOutForm } from "./cash-out-form.tsx";

const meta = {
  title: "Sports/Bets/CashOutForm",
  component: CashOutForm,
  args: { offer: { betId: "b1", stake: 50_000, value: 61_250, rule: null, message: null } },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <StoryApp
        path="/bet_result"
        answers={{ "bets/b1/cash-out": { bet, stake: 50_000, paid: 61_250, emoney: 161_250 } }}
      >
        <div className="max-w-100 p-3">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof CashOutForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("캐시아웃할 베팅금액")).toHaveValue("50,000");
  },
};
