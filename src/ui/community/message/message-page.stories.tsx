import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { failure, inbox } from "../../../../.storybook/story-data.ts";
import { MessagePage } from "./message-page.tsx";

export default pageStories(MessagePage, {
  title: "쪽지함/쪽지함 화면",
  empty: { message: { ...inbox, unread: 0, totalCount: 0, items: [] } },
  stories: {
    Loading: { answers: { message: "pending" } },
    Failed: { answers: { message: failure } },
    Opened: {
      answers: { "message/1/read": null },
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole("button", { name: /가입을 환영합니다/ }));
        await expect(await canvas.findByText("즐거운 시간 되십시오.")).toBeVisible();
      },
    },
  },
});
