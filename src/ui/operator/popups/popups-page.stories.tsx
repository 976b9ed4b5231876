import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { samplePopup } from "../../../machines/popup-editing/popup-editing.samples.ts";
import { PopupsPage } from "./popups-page.tsx";

const answer = {
  items: [samplePopup, { ...samplePopup, id: "p2", title: "지난 이벤트", state: "ended", position: 1 }],
};

export default pageStories(PopupsPage, {
  title: "관리자/팝업/팝업 화면",
  path: "/admin/popups",
  answers: { "admin/popups": answer, "admin/popups/p1": null },
  empty: { "admin/popups": { items: [] } },
  stories: {
    Saved: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole("button", { name: "첫 충전 이벤트 수정" }));
      await userEvent.click(canvas.getByRole("button", { name: "저장" }));
      await expect(await canvas.findByText("저장했습니다.")).toBeVisible();
      await expect(canvas.queryByLabelText("제목")).toBeNull();
      await expect(canvas.getByRole("button", { name: "새 팝업" })).toHaveFocus();
    },
    /** Asked once more. */
    Removed: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole("button", { name: "첫 충전 이벤트 수정" }));
      await userEvent.click(canvas.getByRole("button", { name: "삭제" }));
      await expect(await canvas.findByText("'첫 충전 이벤트' 팝업을 삭제하시겠습니까?")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "삭제" }));
      await expect(await canvas.findByText("삭제했습니다.")).toBeVisible();
    },
  },
});
