import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { chargeQueue } from "../requests/request-samples.ts";
import { ChargesPage } from "./charges-page.tsx";

export default pageStories(ChargesPage, {
  title: "관리자/충전/충전 화면",
  path: "/admin/charges",
  answers: { "admin/money-requests": chargeQueue },
  play: async () => {
    await expect(await screen.findAllByRole("checkbox")).toHaveLength(4);
  },
});
