import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { campaignEvent } from "../../../../.storybook/story-events.ts";
import { EventsPage } from "./events-page.tsx";

const row = { ...campaignEvent, isShown: true, isOnHome: true, position: 1 };
const page = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 1, items: [row] };

const meta = {
  title: "Operator/EventsPage",
  component: EventsPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        answers={{
          "admin/campaign-events": page,
          "admin/campaign-events/weekly": row,
          ...(parameters.answers as object),
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof EventsPage>;
export default meta;

type Story = StoryObj<typeof meta>;
const LOADED = { timeout: 15_000 };

export const Edited: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "weekly 선택" }));
    await userEvent.click(screen.getByRole("button", { name: "수정" }));
    const title = await screen.findByLabelText("제목", {}, LOADED);
    await screen.findByRole("textbox", { name: "내용" }, LOADED);
    await userEvent.type(title, " 2");
    await userEvent.click(screen.getByRole("button", { name: "저장" }));
    await expect(await screen.findByText("저장했습니다.")).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { answers: { "admin/campaign-events": { ...page, totalCount: 0, items: [] } } },
};
export const Failed: Story = { parameters: { answers: { "admin/campaign-events": failure } } };
export const BothWidths: Story = { ...bothWidths(Edited), tags: ["widths", "long"] };
