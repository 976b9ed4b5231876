import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { gameAnswers } from "../../../../.storybook/story-games.ts";
import { MinigamePage } from "./minigame-page.tsx";

const meta = {
  title: "Games/Lobby/MinigamePage",
  component: MinigamePage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={typeof parameters.path === "string" ? parameters.path : "/minigame"}
        answers={{ ...gameAnswers(), ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MinigamePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole("link", { name: "EOS 파워볼 5분" })).toBeVisible(),
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
