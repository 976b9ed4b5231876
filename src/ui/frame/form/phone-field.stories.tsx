import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import * as v from "valibot";
import { storyCommand } from "../../../../.storybook/story-command.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { CommandForm } from "./command-form.tsx";
import { PhoneField } from "./phone-field.tsx";

const command = storyCommand(v.object({ phone: v.pipe(v.string(), v.minLength(1, "번호를 입력해주세요.")) }));

const meta = {
  title: "공통/양식/전화번호 입력란",
  component: PhoneField,
  args: { name: "phone", label: "휴대폰" },
  beforeEach: () => sessionStorage.clear(),
  render: (args) => (
    <StoryApp>
      <div className="max-w-100 p-3">
        <CommandForm command={command} submitLabel="보내기">
          <PhoneField {...args} />
        </CommandForm>
      </div>
    </StoryApp>
  ),
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** The dashes come when the field is left. */
export const Dashed: Story = {
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText("휴대폰");
    await userEvent.type(field, "01012345678");
    await expect(field).toHaveValue("01012345678");
    await userEvent.tab();
    await expect(field).toHaveValue("010-1234-5678");
  },
};
export const Faulty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "보내기" }));
    await expect(await screen.findByText("번호를 입력해주세요.")).toBeVisible();
  },
};
