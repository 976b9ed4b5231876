import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { standings, tournament } from "../../../../.storybook/story-tournaments.ts";
import { TournamentsPage } from "./tournaments-page.tsx";

const frozen = { ...tournament, id: "last", phase: "ended", isFrozen: true };
const meta = {
  title: "Operator/TournamentsPage",
  component: TournamentsPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        answers={{
          "admin/tournaments": { items: [tournament, frozen] },
          "tournaments/last/standings": standings,
          ...(parameters.answers as object),
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof TournamentsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Frozen: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "last 선택" }));
    await expect(screen.getByRole("button", { name: "수정" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "순위 보기" }));
    await expect(await screen.findByText("참가 128명", {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const Empty: Story = { parameters: { answers: { "admin/tournaments": { items: [] } } } };
export const Failed: Story = { parameters: { answers: { "admin/tournaments": failure } } };
export const BothWidths: Story = { ...bothWidths(Frozen), tags: ["widths", "long"] };
