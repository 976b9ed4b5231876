import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { failure } from "../../../.storybook/story-data.ts";
import { lobbyAnswers } from "../../../.storybook/story-lobby.ts";
import { CasinoHonorPage } from "./casino-honor-page.tsx";

const meta = {
  title: "Lobby/CasinoHonorPage",
  component: CasinoHonorPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={typeof parameters.path === "string" ? parameters.path : "/casinoHonor"}
        answers={{ ...lobbyAnswers, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof CasinoHonorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText("별빛***")).toBeVisible(),
};
export const Empty: Story = { parameters: { answers: { "lobbies/casino/honours": { items: [] } } } };
export const Failed: Story = { parameters: { answers: { "lobbies/casino/honours": failure } } };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
