import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { europeanAnswers, noFixtures } from "../../../../.storybook/european-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { withSlip } from "../../../../.storybook/story-betting.ts";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { InplayPage } from "./inplay-page.tsx";

const meta = { title: "Sports/Inplay/InplayPage", component: InplayPage } satisfies Meta<typeof InplayPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = (path: string, over: Record<string, unknown> = {}): NonNullable<Story["decorators"]> => [
  (Story) => (
    <StoryApp path={path} answers={{ ...europeanAnswers, ...over }} prepare={withSlip()}>
      <Story />
    </StoryApp>
  ),
];
export const Filled: Story = {
  decorators: shown("/inplay"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "FC 서울 1.85" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "FC 서울 2 수원 삼성 1" })).toBeVisible();
  },
};
export const OneFixture: Story = {
  decorators: shown("/inplay?fixture=f2"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("후반 71'")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /경기 목록/ })).toBeVisible();
  },
};
export const Empty: Story = {
  decorators: shown("/inplay", { "sports-inplay/fixtures": noFixtures }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(EUROPEAN_TEXT.emptyLive)).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: shown("/inplay", { "sports-inplay/fixtures": "pending" }),
};
export const Failed: Story = {
  decorators: shown("/inplay", { "sports-inplay/fixtures": failure }),
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
