import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import * as v from "valibot";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { percentEntries, RateFields, rateValues } from "./rate-fields.tsx";

const command = {
  name: "story.rates",
  schema: v.object(percentEntries),
  request: (body: Readonly<Record<string, unknown>>) => ({ method: "PUT" as const, path: "story/rates", body }),
  answer: v.unknown(),
};

const meta = {
  title: "관리자/롤링/요율 입력란",
  component: RateFields,
  beforeEach: () => sessionStorage.clear(),
  render: () => (
    <StoryApp path="/admin/rolling">
      <div className="p-3">
        <CommandForm
          command={command}
          initial={rateValues([{ category: "sports", own: 35, line: 20 }])}
          submitLabel="저장"
        >
          <RateFields />
        </CommandForm>
      </div>
    </StoryApp>
  ),
} satisfies Meta<typeof RateFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneCategory: Story = {};
/** A level has a percent in every field. */
export const Faulty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "저장" }));
    const field = screen.getByLabelText("슬롯 본인 %");
    await expect(field).toHaveAccessibleDescription("0부터 100까지, 소수점 둘째 자리까지 쓸 수 있습니다.");
    await expect(screen.getByLabelText("스포츠 본인 %")).toBeValid();
  },
};
