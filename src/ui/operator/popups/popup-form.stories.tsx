import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { ApiFailure } from "../../../api/client/failure.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { samplePopup } from "../../../machines/popup-editing/popup-editing.samples.ts";
import { PopupForm } from "./popup-form.tsx";

const { id, position: _position, version, state: _state, ...written } = samplePopup;
const popup = { ...written, levels: [2, 3], showsFrom: "2026-11-26T01:00:00Z" };

const message = "팝업을 더 만들 수 없습니다.";
const refused = new ApiFailure("refused", 422, message, { code: "refused", message });

const meta = {
  title: "관리자/팝업/팝업 양식",
  component: PopupForm,
  args: { id, popup, position: 2, version, onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp answers={parameters.answers}>
        <Story />
      </StoryApp>
    ),
  ],
  parameters: { answers: { "admin/popups/p1": null } },
} satisfies Meta<typeof PopupForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText("너비(px)"));
    await userEvent.type(canvas.getByLabelText("너비(px)"), "420");
    await userEvent.type(canvas.getByLabelText("제목"), "!");
    await expect(canvas.getByRole("figure", { name: "PC 홈 미리보기" })).toHaveTextContent("첫 충전 이벤트!");
    await userEvent.click(canvas.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
/** Nothing is sent before the fields are right; each says what is wrong with it. */
export const Wrong: Story = {
  args: { popup: { ...popup, title: "", width: 20, pcTopLocation: 5_000 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText("왼쪽에서(px)"));
    await userEvent.click(canvas.getByRole("button", { name: "저장" }));
    await expect(await canvas.findByText("제목을 입력해주세요.")).toBeVisible();
    await expect(canvas.getByText("100 이상이어야 합니다.")).toBeVisible();
    await expect(canvas.getByText("숫자를 입력해주세요.")).toBeVisible();
    await expect(canvas.getByText("4,000 이하여야 합니다.")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
/** What was typed stays, so that it can be sent again. */
export const Refused: Story = {
  parameters: { answers: { "admin/popups/p1": refused } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("제목"), "!");
    await userEvent.click(canvas.getByRole("button", { name: "저장" }));
    await expect(await canvas.findByText(refused.message)).toBeVisible();
    await expect(canvas.getByLabelText("제목")).toHaveValue("첫 충전 이벤트!");
  },
};
/** Another operator has saved it meanwhile: nothing that was not seen is written over. */
export const Moved: Story = {
  parameters: {
    answers: {
      "admin/popups/p1": new ApiFailure("request_moved", 409, "먼저 저장됨", {
        code: "request_moved",
        message: "먼저 저장됨",
      }),
      "admin/popups": {
        items: [{ ...samplePopup, title: "먼저 저장된 제목", position: 2, version: "v2" }],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("제목"), "!");
    await userEvent.click(canvas.getByRole("button", { name: "저장" }));
    await expect(await canvas.findByText(/그사이 다른 운영자가 이 팝업을 저장했습니다/)).toBeVisible();
    await expect(canvas.getByLabelText("제목")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "내가 쓴 것으로 이어가기" }));
    await expect(canvas.getByLabelText("제목")).toHaveValue("첫 충전 이벤트!");
  },
};
export const MovedAndTaken: Story = {
  parameters: Moved.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("제목"), "!");
    await userEvent.click(canvas.getByRole("button", { name: "저장" }));
    await userEvent.click(await canvas.findByRole("button", { name: "저장된 것으로 이어가기" }));
    await expect(await canvas.findByLabelText("제목")).toHaveValue("먼저 저장된 제목");
  },
};
/** The end is after the beginning. */
export const WrongPeriod: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("종료"), "2026-11-26 10:00");
    await userEvent.click(canvas.getByRole("button", { name: "저장" }));
    await expect(await canvas.findByText("종료는 시작보다 뒤여야 합니다.")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
/** The preview of the other frame says that it is not shown there. */
export const ForPhones: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText("기기"), "mobile");
    const desktop = canvas.getByRole("figure", { name: "PC 홈 미리보기" });
    await expect(desktop).toHaveTextContent("이 기기에는 보이지 않습니다.");
    await expect(desktop).not.toHaveTextContent("첫 충전 이벤트");
    await expect(canvas.getByRole("figure", { name: "모바일 홈 미리보기" })).toHaveTextContent("첫 충전 이벤트");
    await userEvent.click(canvas.getByRole("checkbox", { name: "레벨 2" }));
    await expect(canvas.getByRole("checkbox", { name: "레벨 2" })).not.toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "레벨 3" })).toBeChecked();
  },
};
export const New: Story = { args: { id: undefined, version: null } };
