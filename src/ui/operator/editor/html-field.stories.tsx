import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as v from "valibot";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { answerEnquiry } from "../../../api/contract/operator/enquiries.endpoints.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { HtmlField } from "./html-field.tsx";

const command = commandOf(answerEnquiry, {
  name: "story.html-field",
  schema: v.object({ contents: v.pipe(v.string(), v.minLength(1, "내용을 입력해주세요.")) }),
  input: ({ contents }) => ({ params: { id: "q1" }, body: { answer: contents } }),
});

const meta = {
  title: "관리자/편집기/HTML 입력란",
  component: HtmlField,
  args: { name: "contents", label: "내용" },
  beforeEach: () => sessionStorage.clear(),
  render: (args) => (
    <StoryApp path="/" answers={{}}>
      <main className="max-w-200 p-3">
        <CommandForm command={command} submitLabel="저장">
          <HtmlField {...args} />
        </CommandForm>
      </main>
    </StoryApp>
  ),
} satisfies Meta<typeof HtmlField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("textbox", { name: "내용" }, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole("button", { name: "저장" }));
    await expect(await canvas.findByText("내용을 입력해주세요.")).toBeVisible();
  },
};
