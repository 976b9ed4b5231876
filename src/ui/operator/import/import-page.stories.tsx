import { expect, waitFor } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { ImportPage } from "./import-page.tsx";

const report = {
  taken: 380,
  changed: 0,
  corrected: 0,
  paid: 0,
  takenBack: 0,
  refused: [{ line: 14, reason: "열이 부족합니다." }],
  refusedCount: 1,
};

export default pageStories(ImportPage, {
  title: "관리자/가져오기/가져오기 화면",
  path: "/admin/import",
  asksNothing: true,
  answers: { "admin/fixtures/import": report },
  stories: {
    /** Nothing is sent without a file; what is wrong stands under its field. */
    Wrong: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText("시즌"), "2023");
      await userEvent.clear(canvas.getByLabelText("배속"));
      await userEvent.click(canvas.getByRole("button", { name: "가져오기" }));
      await expect(await canvas.findByText("CSV 파일을 선택해주세요.")).toBeVisible();
      await expect(canvas.getByText("2023-2024처럼 입력해주세요.")).toBeVisible();
      await expect(canvas.getByText("0.001부터 1,000,000까지의 수를 입력해주세요.")).toBeVisible();
    },
    /** Nobody confirms what is not known yet. */
    Reading: {
      answers: { "admin/fixtures/import": "pending" },
      play: async ({ canvas, userEvent }) => {
        const file = new File(["Date,HomeTeam"], "season.csv", { type: "text/csv" });
        await userEvent.upload(await canvas.findByLabelText("CSV 파일"), file);
        // The file is read meanwhile.
        await waitFor(async () => {
          await userEvent.click(canvas.getByRole("button", { name: "가져오기" }));
          await expect(canvas.getByRole("button", { name: "돌아가기" })).toBeEnabled();
        });
        await expect(canvas.getByRole("button", { name: "가져오기" })).toBeDisabled();
      },
    },
    /** What the import would do is shown before it is done. */
    Asked: async ({ canvas, userEvent }) => {
      const file = new File(["Date,HomeTeam"], "season.csv", { type: "text/csv" });
      await userEvent.upload(await canvas.findByLabelText("CSV 파일"), file);
      await userEvent.click(canvas.getByRole("button", { name: "가져오기" }));
      await expect(
        await canvas.findByText("등록될 행 380, 바뀔 행 0, 거부될 행 1. 가져오기를 요청할까요?"),
      ).toBeVisible();
      await expect(canvas.getByText("열이 부족합니다.")).toBeVisible();
    },
  },
});
