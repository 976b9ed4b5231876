import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import * as v from "valibot";
import { storyCommand } from "../../../../.storybook/story-command.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { sampleMoneyLimits, types } from "../wallet-samples.ts";
import { ChargeForm } from "./charge-form.tsx";
import { TypeField } from "./type-field.tsx";

const meta = {
  title: "지갑/충전/충전 양식",
  component: ChargeForm,
  args: { terms: { limits: sampleMoneyLimits, types } },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ box: "max-w-140 p-3" })],
} satisfies Meta<typeof ChargeForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NothingTyped: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "충전 신청" }));
    await expect(await screen.findByText("금액을 입력해주세요.")).toBeVisible();
    await expect(screen.getByText("이름은 2자 이상입니다.")).toBeVisible();
  },
};

const command = storyCommand(v.object({ chargeType: v.string() }));
export const Types: Story = {
  render: () => (
    <CommandForm command={command} initial={{ chargeType: "2" }} submitLabel="보내기">
      <TypeField types={types} />
    </CommandForm>
  ),
};
