import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { tournament } from "../../../../.storybook/story-tournaments.ts";
import { endTournament } from "../../../api/contract/operator/tournaments.endpoints.ts";
import { EndStep } from "./end-step.tsx";

const meta = {
  title: "Operator/EndStep",
  component: EndStep,
  args: {
    to: endTournament,
    id: tournament.id,
    ask: "토너먼트를 지금 끝냅니다.",
    onDone: fn(),
    onClose: fn(),
  },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <StoryApp answers={{ [`admin/tournaments/${tournament.id}/end`]: tournament }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof EndStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "지금 끝내기" }));
    await expect(await screen.findByText("끝냈습니다.")).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
