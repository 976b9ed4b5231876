import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { exchangeQueue } from "../requests/request-samples.ts";
import { ExchangesPage } from "./exchanges-page.tsx";

export default pageStories(ExchangesPage, {
  title: "관리자/환전/환전 화면",
  path: "/admin/exchanges",
  answers: { "admin/money-requests": exchangeQueue },
  play: async () => {
    await expect(await screen.findAllByRole("checkbox")).toHaveLength(3);
  },
});
