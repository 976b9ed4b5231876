import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { operatorPopup, failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { PopupsPage } from "./popups-page.tsx";

const answer = {
  items: [operatorPopup, { ...operatorPopup, id: "p2", title: "지난 이벤트", popupFlg: false, position: 1 }],
};

const meta = {
  title: "Operator/Popups/PopupsPage",
  component: PopupsPage,
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof PopupsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/popups": answer }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Saved: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/popups": answer, "admin/popups/p1": null }}>
        <Story />
      </StoryApp>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "첫 충전 이벤트 수정" }));
    await userEvent.click(canvas.getByRole("button", { name: "저장" }));
    await expect(await canvas.findByText("저장했습니다.")).toBeVisible();
    await expect(canvas.queryByLabelText("제목")).toBeNull();
    await expect(canvas.getByRole("button", { name: "새 팝업" })).toHaveFocus();
  },
};
/** Asked once more. */
export const Removed: Story = {
  decorators: Saved.decorators!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "첫 충전 이벤트 수정" }));
    await userEvent.click(canvas.getByRole("button", { name: "삭제" }));
    await expect(await canvas.findByText("'첫 충전 이벤트' 팝업을 삭제하시겠습니까?")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "삭제" }));
    await expect(await canvas.findByText("삭제했습니다.")).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/popups": "pending" }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/popups": failure }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Empty: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/popups": { items: [] } }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
