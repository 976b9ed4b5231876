import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { europeanAnswers, noFixtures } from "../../../../.storybook/european-data.ts";
import { withSlip } from "../../../../.storybook/story-betting.ts";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { InplayPage } from "./inplay-page.tsx";

/** The first match that begins, or the last one that ends, moves nothing below the list. */
async function expectRoom(canvas: HTMLElement): Promise<void> {
  const list = canvas.querySelector<HTMLElement>("[data-held]");
  const place = list?.parentElement;
  if (!place) throw new Error("no list");
  await expect(list.offsetHeight).toBeLessThanOrEqual(Number.parseFloat(getComputedStyle(place).minHeight));
}

export default pageStories(InplayPage, {
  title: "인플레이/인플레이 화면",
  path: "/inplay",
  answers: europeanAnswers,
  prepare: withSlip(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: "FC 서울 1.85" })).toBeVisible();
    await expectRoom(canvasElement);
    await expect(canvas.getByRole("heading", { name: "FC 서울 2 수원 삼성 1" })).toBeVisible();
    const isLate = canvas.getByText(EUROPEAN_TEXT.delayed);
    await expect(isLate, "says that scores and pictures are late [CERT-B2]").toBeVisible();
  },
  stories: {
    OneFixture: {
      path: "/inplay?fixture=f2",
      play: async ({ canvas }) => {
        await expect(await canvas.findByText("후반 71'")).toBeVisible();
        await expect(canvas.getByRole("link", { name: /경기 목록/ })).toBeVisible();
      },
    },
    Empty: {
      answers: { "sports-inplay/fixtures": noFixtures },
      play: async ({ canvas, canvasElement }) => {
        await expect(await canvas.findByText(EUROPEAN_TEXT.emptyLive)).toBeVisible();
        await expectRoom(canvasElement);
      },
    },
  },
});
