import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { europeanAnswers, noFixtures } from "../../../../.storybook/european-data.ts";
import { withSlip } from "../../../../.storybook/story-betting.ts";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { EuropePage } from "./europe-page.tsx";

export default pageStories(EuropePage, {
  title: "유럽형/유럽형 화면",
  path: "/europe",
  answers: europeanAnswers,
  prepare: withSlip(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "울산 현대 1.85" })).toBeVisible();
  },
  stories: {
    /** A pick is pressed, and pressed again. */
    Picking: async ({ canvas, userEvent }) => {
      const cell = await canvas.findByRole("button", { name: "울산 현대 1.85" });
      await userEvent.click(cell);
      await expect(cell).toHaveAttribute("aria-pressed", "true");
      await userEvent.click(cell);
      await expect(cell).toHaveAttribute("aria-pressed", "false");
    },
    /** A folder stands beside picks of this list; a pick at 1.30 or lower would not. */
    Folders: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole("button", { name: "울산 현대 1.85" }));
      const folder = canvas.getByRole("button", { name: "3폴더 1.03" });
      await userEvent.click(folder);
      await expect(folder).toHaveAttribute("aria-pressed", "true");
      await expect(canvas.getByRole("button", { name: "울산 현대 1.85" })).toHaveAttribute("aria-pressed", "true");
    },
    League: {
      path: "/europe?sportId=6046&locationId=KR&league=K%EB%A6%AC%EA%B7%B81",
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole("heading", { name: /K리그1/ })).toBeVisible();
      },
    },
    OneFixture: {
      path: "/europe?fixture=f1",
      play: async ({ canvas, userEvent }) => {
        await expect(await canvas.findByRole("button", { name: /오버.*1.90/ })).toBeVisible();
        await expect(canvas.getByText("경기 결과")).toBeVisible();
        await userEvent.click(canvas.getByRole("link", { name: /경기 목록/ }));
        await expect(await canvas.findByRole("link", { name: /마켓 12개/ })).toBeVisible();
      },
    },
    Begun: {
      path: "/europe?fixture=f2",
      answers: {
        "sports-prematch/fixture": {
          ...europeanAnswers["sports-inplay/fixture"],
          fixture: { ...europeanAnswers["sports-inplay/fixture"].fixture, markets: [] },
        },
      },
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(EUROPEAN_TEXT.begun)).toBeVisible();
        await expect(canvas.getByRole("link", { name: EUROPEAN_TEXT.toInplay })).toBeVisible();
      },
    },
    Empty: {
      answers: { "sports-prematch/fixtures": noFixtures },
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(EUROPEAN_TEXT.empty)).toBeVisible();
      },
    },
  },
});
