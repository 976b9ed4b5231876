import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { exchangeQueue } from "../requests/request-samples.ts";
import { ExchangesPage } from "./exchanges-page.tsx";

export default pageStories(ExchangesPage, {
  path: "/admin/exchanges",
  answers: { "admin/money-requests": exchangeQueue },
  play: async () => {
    await expect(await screen.findAllByRole("checkbox")).toHaveLength(3);
  },
});
