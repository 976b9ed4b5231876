import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { bet, pageWith, post } from "../../../../.storybook/community-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { FreeWritePage } from "./free-write-page.tsx";

const bets = { ...pageWith([bet]), totals: { stake: 53_000, won: 98_050, refunded: 0 }, running: [], eventId: "1-1" };

const meta = {
  title: "Community/Free/FreeWritePage",
  component: FreeWritePage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={(parameters.path as string | undefined) ?? "/free/write"}
        answers={{ bets, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof FreeWritePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "등록" }, { timeout: 10_000 }));
    await expect(await canvas.findByText("제목을 입력해주세요.")).toBeVisible();
    await expect(canvas.getByText("내용을 입력해주세요.")).toBeVisible();
  },
};
export const WithBet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("제목", {}, { timeout: 10_000 }), "적중했습니다");
    const box = await canvas.findByRole("checkbox", { name: /울산 현대/ });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
export const NoBets: Story = { parameters: { answers: { bets: { ...bets, ...pageWith([]) } } } };
export const Editing: Story = {
  parameters: { path: "/free/write?post=p1", answers: { "free/p1": { ...post, isMine: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("제목", {}, { timeout: 10_000 })).toHaveValue(post.title);
    await expect(await canvas.findByRole("checkbox", { name: /울산 현대/ })).toBeChecked();
  },
};
export const SomebodyElses: Story = { parameters: { path: "/free/write?post=p1", answers: { "free/p1": post } } };
export const Failed: Story = { parameters: { path: "/free/write?post=p1", answers: { "free/p1": failure } } };
export const BothWidths: Story = { ...bothWidths(Empty), tags: ["widths", "long"] };
