import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { failure } from "../../../../.storybook/story-data.ts";
import { PopupForm } from "./popup-form.tsx";

const popup = {
  title: "첫 충전 이벤트",
  contents: "<h3>첫 충전 10%</h3><p>오늘 자정까지 첫 충전에 포인트를 드립니다.</p>",
  width: 360,
  pcLeftLocation: 40,
  pcTopLocation: 90,
  popupFlg: true,
  position: 2,
};

const meta = {
  title: "Admin/PopupForm",
  component: PopupForm,
  args: { popup, onSave: fn(async () => "저장했습니다."), onRemove: fn(async () => "삭제했습니다.") },
} satisfies Meta<typeof PopupForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText("너비(px)"));
    await userEvent.type(canvas.getByLabelText("너비(px)"), "420");
    await userEvent.click(canvas.getByRole("button", { name: "저장" }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...popup, width: 420 });
    await expect(await canvas.findByText("저장했습니다.")).toBeVisible();
  },
};
/** Nothing is sent before the fields are right; each says what is wrong with it. */
export const Wrong: Story = {
  args: { popup: { ...popup, title: "", width: 20, pcTopLocation: 5_000 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText("왼쪽에서(px)"));
    await userEvent.click(canvas.getByRole("button", { name: "저장" }));
    await expect(canvas.getByText("제목을 입력해주세요.")).toBeVisible();
    await expect(canvas.getByText("100 이상이어야 합니다.")).toBeVisible();
    await expect(canvas.getByText("숫자를 입력해주세요.")).toBeVisible();
    await expect(canvas.getByText("4,000 이하여야 합니다.")).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** What was typed stays, so that it can be sent again. */
export const Refused: Story = {
  args: { onSave: fn(() => Promise.reject(failure)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("제목"), "!");
    await userEvent.click(canvas.getByRole("button", { name: "저장" }));
    await expect(await canvas.findByText(failure.message)).toBeVisible();
    await expect(canvas.getByLabelText("제목")).toHaveValue("첫 충전 이벤트!");
  },
};
