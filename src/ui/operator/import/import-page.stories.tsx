import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ApiFailure } from "../../../api/client/failure.ts";
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
const message = "CSV에 없는 열: league";
const refused = new ApiFailure("bad_request", 400, message, { code: "bad_request", message });

type Played = Parameters<NonNullable<StoryObj["play"]>>[0];

async function judge({ canvas, userEvent }: Pick<Played, "canvas" | "userEvent">): Promise<void> {
  const file = new File(["Date,HomeTeam"], "season.csv", { type: "text/csv" });
  await userEvent.upload(await canvas.findByLabelText("CSV 파일"), file);
  // The file is read meanwhile.
  await waitFor(async () => {
    await userEvent.click(canvas.getByRole("button", { name: "파일 검사" }));
    await expect(canvas.getByRole("button", { name: "다른 파일" })).toBeVisible();
  });
}

export default pageStories(ImportPage, {
  title: "관리자/가져오기/가져오기 화면",
  path: "/admin/import",
  asksNothing: true,
  answers: { "admin/fixtures/import": report },
  stories: {
    /** Nobody is asked about what is not known yet. */
    Reading: {
      answers: { "admin/fixtures/import": "pending" },
      play: async ({ canvas, userEvent }) => {
        await judge({ canvas, userEvent });
        await expect(canvas.queryByRole("button", { name: "가져오기 요청" })).toBeNull();
      },
    },
    /** What the import would do is shown before anybody is asked. */
    Judged: async ({ canvas, userEvent }) => {
      await judge({ canvas, userEvent });
      await expect(await canvas.findByText("등록될 행 380, 바뀔 행 0, 거부될 행 1")).toBeVisible();
      await expect(canvas.getByText("열이 부족합니다.")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "가져오기 요청" })).toBeEnabled();
    },
    /** Scores of matches that have begun move money. */
    Corrected: {
      answers: { "admin/fixtures/import": { ...report, corrected: 2, paid: 20_000, takenBack: 5_000 } },
      play: async ({ canvas, userEvent }) => {
        await judge({ canvas, userEvent });
        const told = "이미 시작한 2경기의 점수가 바뀝니다. 지급 20,000원, 회수 5,000원.";
        await expect(await canvas.findByText(told)).toBeVisible();
      },
    },
    Unread: {
      answers: { "admin/fixtures/import": refused },
      play: async ({ canvas, userEvent }) => {
        await judge({ canvas, userEvent });
        await expect(await canvas.findByText(message)).toBeVisible();
      },
    },
  },
});
