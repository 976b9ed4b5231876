import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { europeanAnswers, noFixtures } from "../../../../.storybook/european-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { withSlip } from "../../../../.storybook/story-betting.ts";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { EuropePage } from "./europe-page.tsx";

const meta = { title: "Sports/Europe/EuropePage", component: EuropePage } satisfies Meta<typeof EuropePage>;
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
  decorators: shown("/europe"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "울산 현대 1.85" })).toBeVisible();
  },
};
/** A pick is pressed, and pressed again. */
export const Picking: Story = {
  decorators: shown("/europe"),
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole("button", { name: "울산 현대 1.85" });
    await userEvent.click(cell);
    await expect(cell).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(cell);
    await expect(cell).toHaveAttribute("aria-pressed", "false");
  },
};
/** A folder stands beside picks of this list; a pick at 1.30 or lower would not. */
export const Folders: Story = {
  decorators: shown("/europe"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "울산 현대 1.85" }));
    const folder = canvas.getByRole("button", { name: "3폴더 1.03" });
    await userEvent.click(folder);
    await expect(folder).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: "울산 현대 1.85" })).toHaveAttribute("aria-pressed", "true");
  },
};
export const League: Story = {
  decorators: shown("/europe?sportId=6046&locationId=KR&league=K%EB%A6%AC%EA%B7%B81"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /K리그1/ })).toBeVisible();
  },
};
export const OneFixture: Story = {
  decorators: shown("/europe?fixture=f1"),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: /오버.*1.90/ })).toBeVisible();
    await expect(canvas.getByText("경기 결과")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: /경기 목록/ }));
    await expect(await canvas.findByRole("link", { name: /마켓 12개/ })).toBeVisible();
  },
};
export const Begun: Story = {
  decorators: shown("/europe?fixture=f2", {
    "sports-prematch/fixture": {
      ...europeanAnswers["sports-inplay/fixture"],
      fixture: { ...europeanAnswers["sports-inplay/fixture"].fixture, markets: [] },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(EUROPEAN_TEXT.begun)).toBeVisible();
    await expect(canvas.getByRole("link", { name: EUROPEAN_TEXT.toInplay })).toBeVisible();
  },
};
export const Empty: Story = {
  decorators: shown("/europe", { "sports-prematch/fixtures": noFixtures }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(EUROPEAN_TEXT.empty)).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: shown("/europe", { "sports-prematch/fixtures": "pending", "sports-prematch/sports": "pending" }),
};
export const Failed: Story = {
  decorators: shown("/europe", { "sports-prematch/fixtures": failure, "sports-prematch/sports": failure }),
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
