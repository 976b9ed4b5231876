import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { standings, tournament } from "../../../../.storybook/story-tournaments.ts";
import { TournamentsPage } from "./tournaments-page.tsx";

const frozen = { ...tournament, id: "last", phase: "ended", isFrozen: true };

export default pageStories(TournamentsPage, {
  title: "관리자/토너먼트/토너먼트 화면",
  path: "/admin/tournaments",
  answers: { "admin/tournaments": { items: [tournament, frozen] }, "tournaments/last/standings": standings },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "last 열기" }));
    await expect(screen.getByRole("button", { name: "수정" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "순위 보기" }));
    await expect(await screen.findByText("참가 128명", {}, { timeout: 10_000 })).toBeVisible();
  },
  empty: { "admin/tournaments": { items: [] } },
});
