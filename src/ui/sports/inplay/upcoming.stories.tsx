import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { europeanAnswers, noFixtures } from "../../../../.storybook/european-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { UPCOMING_TEXT } from "./text.ts";
import { Upcoming } from "./upcoming.tsx";

const meta = { title: "인플레이/곧 시작할 경기", component: Upcoming, args: { sportId: undefined } } satisfies Meta<
  typeof Upcoming
>;
export default meta;

type Story = StoryObj<typeof meta>;

const answered = (over: object): NonNullable<Story["decorators"]> => [
  (Story) => (
    <StoryApp path="/inplay" answers={{ ...europeanAnswers, ...over }}>
      <Story />
    </StoryApp>
  ),
];

const [item] = europeanAnswers["sports-prematch/fixtures"].items;
const coming = { ...noFixtures, items: [{ ...item, startsAt: "2035-11-21T10:00:00Z" }] };

export const Listed: Story = {
  decorators: answered({ "sports-prematch/fixtures": coming }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /울산 현대 대 전북 현대/ })).toBeVisible();
  },
};
export const Empty: Story = {
  decorators: answered({ "sports-prematch/fixtures": noFixtures }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(UPCOMING_TEXT.empty)).toBeVisible();
  },
};
export const Failed: Story = {
  decorators: answered({ "sports-prematch/fixtures": failure }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(UPCOMING_TEXT.failed)).toBeVisible();
  },
};
export const Loading: Story = { decorators: answered({ "sports-prematch/fixtures": "pending" }) };
