import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { FriendPage } from "./friend-page.tsx";
import { listOf, sampleFriends as answers, sampleRules as rules } from "./friend-samples.ts";

export default pageStories(FriendPage, {
  title: "이벤트/지인/지인 화면",
  path: "/friend",
  answers,
  play: async () => {
    await expect(await screen.findByText("K7MQ2XPA")).toBeVisible();
    await expect(screen.getByText(/^지인이 첫 충전한 금액의 30배를 베팅하면 그 금액의 1%를/)).toBeVisible();
  },
  empty: {
    friends: { ...answers.friends, count: 0, points: 0, rules: { ...rules, isOn: false } },
    "friends/members": listOf([]),
  },
  stories: {
    Rewards: { path: "/friend?view=rewards" },
    Phone: { view: "phone" },
  },
});
