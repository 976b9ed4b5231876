import type { Meta, StoryObj } from "@storybook/react-vite";
import { createStoryLive } from "../../../../.storybook/story-live.ts";
import { expect } from "storybook/test";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { LateLive } from "../list/late-live.tsx";
import { LiveBanner } from "./live-banner.tsx";
import { LIVE_TEXT } from "./live-text.ts";

const meta = {
  title: "한국형/라이브 배너",
  component: LiveBanner,
  args: { live: createStoryLive("live") },
} satisfies Meta<typeof LiveBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What the line is like is said without moving what is below: a price might be pressed just then. */
export const HeldRow: Story = {
  render: () => (
    <>
      {(["live", "connecting", "stale", "resyncing", "disconnected"] as const).map((line) => (
        <section key={line} aria-label={line}>
          <PageHeading title={line} aside={<LiveBanner live={createStoryLive(line)} />} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(LIVE_TEXT.stale);
    const heights = canvas.getAllByRole("region").map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights).size, heights.join(" ")).toBe(1);
  },
};

export const Live: Story = {};
/** As the lists have it: its code comes later, and its place is kept. */
export const Late: Story = { render: ({ live }) => <LateLive live={live} /> };
export const Connecting: Story = { args: { live: createStoryLive("connecting") } };
export const Stale: Story = { args: { live: createStoryLive("stale") } };
export const Resyncing: Story = { args: { live: createStoryLive("resyncing") } };
export const Disconnected: Story = { args: { live: createStoryLive("disconnected") } };
