import { expect, within } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { gameAnswers } from "../../../../.storybook/story-games.ts";
import { withSlip } from "../../../../.storybook/story-betting.ts";
import { LOBBY_TEXT as TEXT } from "./text.ts";
import { MinigamePage } from "./minigame-page.tsx";

export default pageStories(MinigamePage, {
  title: "미니게임/미니게임 화면",
  path: "/minigame",
  answers: gameAnswers(),
  prepare: withSlip(),
  play: async ({ canvas }) => {
    const every = await canvas.findByRole("region", { name: TEXT.all });
    await expect(within(every).getByRole("link", { name: "EOS 파워볼 5분" })).toBeVisible();
    // Favourites stand first, and what closes next after them; what is maintained is no way in.
    const titles = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([TEXT.favourites, TEXT.soon, TEXT.all]);
    const own = canvas.getByRole("region", { name: TEXT.favourites });
    await expect(within(own).getByRole("link", { name: "스피드키노" })).toBeVisible();
    const soon = canvas.getByRole("region", { name: TEXT.soon });
    await expect(within(soon).getAllByRole("link")).toHaveLength(6);
    await expect(within(soon).getByRole("link", { name: "토큰 하이로우5" })).toBeVisible();
    await expect(within(every).queryByRole("link", { name: "MGM 바카라1" })).toBeNull();
  },
});
