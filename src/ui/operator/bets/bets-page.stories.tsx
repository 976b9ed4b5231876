import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { bet } from "../../../../.storybook/story-betting.ts";
import { failure } from "../../../../.storybook/story-data.ts";
import { BetsPage } from "./bets-page.tsx";

const lost = {
  ...bet,
  id: "b2",
  number: "3124611784",
  userId: "member02",
  status: 1,
  settledAt: "2026-11-22T01:00:00Z",
};
const page = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: 2,
  items: [{ ...bet, userId: "member01" }, lost],
};
const none = { ...page, totalCount: 0, items: [] };

const meta = {
  title: "관리자/베팅/베팅 화면",
  component: BetsPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={(parameters.path as string | undefined) ?? "/admin/bets"}
        answers={{ "admin/bets": page, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof BetsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A row that is selected shows its legs. */
export const Filled: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("656-230-5898")).toBeVisible();
    const [, first] = await screen.findAllByRole("checkbox");
    if (first) await userEvent.click(first);
    await expect(await screen.findByRole("button", { name: "번호 복사" })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { path: "/admin/bets?text=member09", answers: { "admin/bets": none } },
  play: async () => expect(await screen.findByText("해당하는 베팅이 없습니다.")).toBeVisible(),
};
/** The check digit does not fit. */
export const WrongNumber: Story = {
  parameters: { path: "/admin/bets?text=656-230-5889", answers: { "admin/bets": none } },
  play: async () => expect(await screen.findByText("번호를 다시 확인해 주세요.")).toBeVisible(),
};
export const Failed: Story = { parameters: { answers: { "admin/bets": failure } } };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
