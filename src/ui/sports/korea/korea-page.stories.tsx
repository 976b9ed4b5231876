import { expect, waitFor } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { topEvents } from "../../../../.storybook/story-data.ts";
import { entry, withSlip } from "../../../../.storybook/story-betting.ts";
import { KoreaPage } from "./korea-page.tsx";

const page = {
  page: 1,
  pageCount: 3,
  itemsPerPage: 15,
  totalCount: 33,
  items: topEvents.items,
  bonus: null,
  sports: [{ sportId: "6046", count: 33 }],
  leagues: [
    { leagueName: "K리그1", count: 20 },
    { leagueName: "J1리그", count: 13 },
  ],
  eventId: "1-1",
};

export default pageStories(KoreaPage, {
  title: "한국형/한국형 화면",
  path: "/korea/cross",
  answers: { fixtures: page },
  prepare: withSlip(),
  // A page's frame has this padding, over which the bars of the list bleed.
  render: () => (
    <div className="p-3">
      <KoreaPage />
    </div>
  ),
  empty: { fixtures: { ...page, items: [], pageCount: 1, totalCount: 0, sports: [], leagues: [] } },
  stories: {
    /** By keyboard: the list is one stop, arrows move in it, and the stake is two keys after a pick. */
    ByKeyboard: {
      // On a phone the slip is a sheet, which the bar at the bottom opens.
      tags: ["desktop"],
      play: async ({ canvas, canvasElement, userEvent }) => {
        await canvas.findAllByRole("button", { name: /울산 현대/ });
        const cells = [...canvasElement.querySelectorAll<HTMLElement>(".price-cell")];
        const [first, second] = cells as [HTMLElement, HTMLElement];
        await waitFor(() => expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([first]));
        first.focus();
        await userEvent.keyboard("{ArrowRight}");
        await expect(second).toHaveFocus();
        await expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([second]);
        await userEvent.tab();
        await expect(document.activeElement?.closest(".price-cell")).toBeNull();
        second.focus();
        await userEvent.keyboard("{Enter}");
        await expect(second).toHaveAttribute("aria-pressed", "true");
        const stake = await canvas.findByLabelText("베팅금액");
        await userEvent.tab();
        await expect(canvas.getByRole("link", { name: "베팅카트로 건너뛰기" })).toHaveFocus();
        await userEvent.keyboard("{Enter}");
        await expect(stake).toHaveFocus();
      },
    },
    Picked: { prepare: withSlip({ slip: { entries: [entry] } }) },
    Blocked: { prepare: withSlip({ line: "disconnected", slip: { entries: [entry] }, placement: { isFresh: false } }) },
    /** The betting's code is still on its way. */
    Opening: { answers: { fixtures: undefined }, prepare: () => {} },
  },
});
