import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import type { Found } from "../../../domain/frame/site-search/found.ts";
import { FoundList } from "./found-list.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import { SearchDialog } from "./search-dialog.tsx";
import { SearchOpener } from "./search-opener.tsx";
import { SearchPlace } from "./search-place.tsx";
import { SITE_SEARCH_TEXT as TEXT } from "./text.ts";

const meta = { title: "공통/검색/통합 검색 창" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const none = () => undefined;
const found = (kind: Found["kind"], name: string, detail: string): Found => ({
  kind,
  id: `${kind} ${name}`,
  name,
  detail,
  to: "/korea/cross",
  search: {},
});
const FOUND = [
  found("team", "토트넘", "축구 · 프리미어리그 · 예정 1"),
  found("fixture", "리즈 - 토트넘", "축구 · 프리미어리그 · 11-28 21:30"),
  found("game", "EOS 파워볼 5분", "EOS"),
];
const answers = {
  "sports/search": {
    teams: [{ name: "토트넘", sportId: "6046", leagueName: "프리미어리그", upcoming: 1, running: 0 }],
    leagues: [],
    fixtures: [],
  },
};

export const List: Story = {
  render: () => <FoundList found={FOUND} choice={1} onTake={none} />,
  play: ({ canvas }) => expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("리즈 - 토트넘"),
};

export const Recent: Story = {
  render: () => <RecentSearches hint={TEXT.hint} recent={["맨유", "ㅌㅌㄴ"]} choice={0} onTake={none} onClear={none} />,
};

export const NoRecent: Story = {
  render: () => <RecentSearches hint={TEXT.hint} recent={[]} choice={0} onTake={none} onClear={none} />,
};

/** Typed initials find the team; Escape closes. */
export const Dialog: Story = {
  render: () => (
    <StoryApp answers={answers}>
      <SearchDialog onClose={none} />
    </StoryApp>
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole("combobox"), "ㅌㅌㄴ");
    await expect(await screen.findByRole("option", { name: /토트넘/ })).toBeVisible();
  },
};

/** Ctrl K opens it wherever the focus is. */
export const Opener: Story = {
  render: () => (
    <StoryApp answers={answers}>
      <SearchOpener isField />
    </StoryApp>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: "통합 검색" });
    await userEvent.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(screen.getByRole("combobox")).toHaveFocus());
  },
};

export const Place: Story = {
  render: () => (
    <StoryApp answers={answers}>
      <SearchPlace />
    </StoryApp>
  ),
};
