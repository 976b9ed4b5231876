import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import * as v from "valibot";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { BannerFields } from "./banner-fields.tsx";
import { EventForm } from "./event-form.tsx";

const meta = {
  title: "관리자/이벤트/이벤트 양식",
  component: EventForm,
  args: { onDone: fn(), onClose: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp()],
} satisfies Meta<typeof EventForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Faults: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole("textbox", { name: "내용" }, { timeout: 15_000 });
    await userEvent.click(await screen.findByRole("button", { name: "만들기" }));
    await expect(await screen.findByText("제목을 입력해주세요.")).toBeVisible();
    await expect(screen.getByText("시각을 골라주세요.")).toBeVisible();
  },
};

const Fields = v.object({
  title: v.string(),
  summary: v.string(),
  from: v.string(),
  to: v.string(),
  motif: v.string(),
});
/** The banner follows what is chosen. */
export const Banner: Story = {
  render: () => (
    <CommandForm
      command={{
        name: "story.banner",
        schema: Fields,
        request: () => ({ method: "POST", path: "x" }),
        answer: v.unknown(),
      }}
      initial={{ title: "새 이벤트", summary: "", from: "#3d2b0a", to: "#1d1226", motif: "trophy" }}
      submitLabel="저장"
    >
      <BannerFields />
    </CommandForm>
  ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("새 이벤트")).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("배너 그림"), "공");
    await expect(screen.getByLabelText("배너 그림")).toHaveValue("ball");
  },
};
