import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { storyBetLimits } from "../../../../.storybook/story-bet-limits.ts";
import { BetLimitsPage } from "./bet-limits-page.tsx";

/** The code of forms is loaded with the first one. */
const LOADED = { timeout: 10_000 };

export default pageStories(BetLimitsPage, {
  title: "관리자/베팅 한도/베팅 한도 화면",
  path: "/admin/bet-limits",
  answers: { "admin/bet-limits": { items: [storyBetLimits, { ...storyBetLimits, level: 2, maxStake: 10_000_000 }] } },
  stories: {
    Edited: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "2 열기" }));
      await userEvent.click(screen.getByRole("button", { name: "수정" }));
      await expect(await screen.findByLabelText("최대 금액", {}, LOADED)).toHaveValue("10,000,000");
    },
  },
});
