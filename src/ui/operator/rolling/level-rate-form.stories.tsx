import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { ROLLING_CATEGORIES } from "../../../domain/wallet/rolling.ts";
import { sampleCeiling } from "./ceiling-sample.ts";
import { LevelRateForm } from "./level-rate-form.tsx";

const rates = ROLLING_CATEGORIES.map((category) => ({ category, own: 35, line: 20 }));

const meta = {
  title: "관리자/롤링/레벨 요율 양식",
  component: LevelRateForm,
  args: { item: { level: 2, rates }, ceiling: null, onDone: fn(), onClose: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/rolling" })],
} satisfies Meta<typeof LevelRateForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByLabelText("스포츠 본인 %")).toHaveValue("0.35");
    await expect(screen.getByLabelText("스포츠 추천 회원 %")).toHaveValue("0.20");
  },
};
/** What would be given back exceeds the edge: the field says so, and nothing is sent. */
export const AboveCeiling: Story = {
  args: { ceiling: sampleCeiling },
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText("카지노 본인 %");
    await userEvent.clear(field);
    await userEvent.type(field, "0.9{Enter}");
    await expect(field).toHaveAccessibleDescription(
      "카지노: 롤링, 총판 지분, 지인 보상, 미션을 합쳐 베팅액의 1.96%를 돌려주게 됩니다. 바카라 테이블 뱅커의 하우스 에지 1.05% 가운데 80%인 0.84%까지 돌려줄 수 있습니다.",
    );
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
