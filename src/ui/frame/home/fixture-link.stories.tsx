import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { FixtureLink } from "./fixture-link.tsx";

const fixture = fixtureOf("f1", "울산 현대", "전북 현대");

const meta = {
  title: "홈/경기 링크",
  component: FixtureLink,
  args: { fixture, className: "underline", children: "울산 현대" },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof FixtureLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The address names the fixture, so that the list opens where it stands. */
export const Scheduled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link")).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/korea\/cross\?.*fixture=f1/),
    );
  },
};
export const Live: Story = {
  args: { fixture: { ...fixture, status: "live" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link")).toHaveAttribute("href", expect.stringMatching(/^\/korea\/live\?/));
  },
};
