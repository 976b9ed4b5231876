import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../.storybook/in-app.tsx";
import { lobbyAnswers } from "../../../.storybook/story-lobby.ts";
import { HonoursView } from "./honours-view.tsx";

const meta = {
  title: "카지노·슬롯/명예의 전당",
  component: HonoursView,
  args: { lobby: "casino" },
  decorators: [inApp({ path: "/casinoHonor", answers: lobbyAnswers })],
} satisfies Meta<typeof HonoursView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
