import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { ROLLING_CATEGORIES } from "../../../domain/wallet/rolling.ts";
import { LevelRateForm } from "./level-rate-form.tsx";

const rates = ROLLING_CATEGORIES.map((category) => ({ category, own: 35, line: 20 }));

const meta = {
  title: "Operator/Rolling/LevelRateForm",
  component: LevelRateForm,
  args: { item: { level: 2, rates }, onDone: fn(), onClose: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/admin/rolling" answers={{ ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof LevelRateForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByLabelText("스포츠 본인 %")).toHaveValue("0.35");
    await expect(screen.getByLabelText("스포츠 추천 회원 %")).toHaveValue("0.20");
  },
};
export const Asked: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("스포츠 본인 %"), "{Enter}");
    await expect(await screen.findByText("레벨 2의 롤링률을 바꿉니다.")).toBeVisible();
  },
};
export const Saved: Story = {
  parameters: { answers: { "admin/rolling-rates": { items: [{ level: 2, rates }] } } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText("스포츠 본인 %"), "{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "저장" }));
    await expect(await screen.findByText("저장했습니다.")).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};
