import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { storyBoards } from "../../../../.storybook/board-data.ts";
import { europeanAnswers, noFixtures } from "../../../../.storybook/european-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { withSlip } from "../../../../.storybook/story-betting.ts";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { LIVETV_TEXT } from "./text.ts";
import { LivetvPage } from "./livetv-page.tsx";

const meta = { title: "Sports/Livetv/LivetvPage", component: LivetvPage } satisfies Meta<typeof LivetvPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = (path: string, answer: unknown): NonNullable<Story["decorators"]> => [
  (Story) => (
    <StoryApp path={path} answers={{ ...europeanAnswers, "sports-inplay/fixtures": answer }} prepare={withSlip()}>
      <Story />
    </StoryApp>
  ),
];
const list = europeanAnswers["sports-inplay/fixtures"];
const [fixture] = list.items;
const both = {
  ...list,
  items: [
    { ...fixture, board: storyBoards["6046"] },
    { ...fixture, id: "f9", homeName: "전북", awayName: "대구", board: null },
  ],
};

export const Filled: Story = {
  decorators: shown("/livetv", both),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("img", { name: /경기장/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: /전북 대 대구/ }));
    await expect(await canvas.findByText(LIVETV_TEXT.noBoard)).toBeVisible();
  },
};
export const Chosen: Story = {
  decorators: shown("/livetv?fixture=f9", both),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /전북 대 대구/ })).toHaveAttribute("aria-current");
  },
};
export const Empty: Story = {
  decorators: shown("/livetv", noFixtures),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(EUROPEAN_TEXT.emptyLive)).toBeVisible();
  },
};
export const Loading: Story = { decorators: shown("/livetv", "pending") };
export const Failed: Story = { decorators: shown("/livetv", failure) };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
