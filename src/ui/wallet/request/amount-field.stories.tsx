import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import * as v from "valibot";
import { storyCommand } from "../../../../.storybook/story-command.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { AmountField } from "./amount-field.tsx";

const command = storyCommand(v.object({ amount: v.number() }));

const meta = {
  title: "지갑/신청/금액 입력란",
  component: AmountField,
  args: { label: "금액", hint: "10,000원부터", quickAmounts: [10_000, 50_000, 1_000_000], max: 1_030_000 },
  beforeEach: () => sessionStorage.clear(),
  render: (args) => (
    <StoryApp>
      <div className="max-w-100 p-3">
        <CommandForm command={command} submitLabel="보내기">
          <AmountField {...args} />
        </CommandForm>
      </div>
    </StoryApp>
  ),
} satisfies Meta<typeof AmountField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The buttons add, and stop at the most that is possible. */
export const Adding: Story = {
  play: async ({ userEvent }) => {
    const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
    const field = await screen.findByLabelText("금액");
    await press("+5만원");
    await press("+1만원");
    await expect(field).toHaveValue("60,000");
    await expect(screen.getByText("6만원 · 10,000원부터")).toBeVisible();
    await press("+100만원");
    await expect(field).toHaveValue("1,030,000");
    await press("지우기");
    await expect(field).toHaveValue("");
    await press("최대");
    await expect(field).toHaveValue("1,030,000");
  },
};
