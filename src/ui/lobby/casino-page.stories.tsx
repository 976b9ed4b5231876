import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { failure } from "../../../.storybook/story-data.ts";
import { lobbyAnswers } from "../../../.storybook/story-lobby.ts";
import { CasinoPage } from "./casino-page.tsx";

const meta = {
  title: "Lobby/CasinoPage",
  component: CasinoPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={typeof parameters.path === "string" ? parameters.path : "/casino"}
        answers={{ ...lobbyAnswers, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof CasinoPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "라이브 바카라 입장" })).toBeEnabled(),
};
export const Failed: Story = { parameters: { answers: { "lobbies/casino": failure } } };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
