import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import * as v from "valibot";
import { storyCommand } from "../../../../.storybook/story-command.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { secret } from "../../../api/contract/secret.ts";
import { CommandForm } from "./command-form.tsx";
import { FileField } from "./file-field.tsx";

const command = storyCommand(v.object({ csv: v.pipe(v.string(), v.minLength(1, "파일을 선택해주세요."), secret) }));

const meta = {
  title: "공통/양식/파일 입력란",
  component: FileField,
  args: { name: "csv", label: "CSV 파일", accept: ".csv,text/csv" },
  beforeEach: () => sessionStorage.clear(),
  render: (args) => (
    <StoryApp>
      <div className="max-w-100 p-3">
        <CommandForm command={command} submitLabel="보내기">
          <FileField {...args} />
        </CommandForm>
      </div>
    </StoryApp>
  ),
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = {
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText<HTMLInputElement>("CSV 파일");
    await userEvent.upload(field, new File(["Date,HomeTeam"], "season.csv", { type: "text/csv" }));
    await expect(field.files?.[0]?.name).toBe("season.csv");
  },
};
export const Faulty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "보내기" }));
    await expect(await screen.findByText("파일을 선택해주세요.")).toBeVisible();
    await expect(screen.getByLabelText("CSV 파일")).toHaveAttribute("aria-invalid", "true");
  },
};
