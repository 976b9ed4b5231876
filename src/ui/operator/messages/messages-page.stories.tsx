import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { MessagesPage } from "./messages-page.tsx";

const meta = {
  title: "Operator/Messages/MessagesPage",
  component: MessagesPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <StoryApp
        path="/"
        answers={{
          "admin/members": { page: 1, pageCount: 2, itemsPerPage: 15, totalCount: 20, items: [] },
          "admin/messages": { sent: 20 },
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MessagesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** It says to how many before it is sent. */
export const ToAll: Story = {
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText("받는 사람"), "all");
    await userEvent.type(screen.getByLabelText("제목"), "점검 안내");
    await userEvent.click(await screen.findByRole("textbox", { name: "내용" }, { timeout: 15_000 }));
    await userEvent.keyboard("내일 3시에 점검합니다.");
    await userEvent.click(screen.getByRole("button", { name: "보내기" }));
    await expect(await screen.findByText("모든 회원 20명에게 쪽지를 보냅니다.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "보내기" }));
    await expect(await screen.findByText("20명에게 보냈습니다.")).toBeVisible();
  },
};
/** Names are read however they are divided. */
export const ToSome: Story = {
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText("받는 사람"), "list");
    await userEvent.type(screen.getByLabelText("아이디"), "member01, member02{Enter}member01");
    await userEvent.type(screen.getByLabelText("제목"), "안내");
    await userEvent.click(await screen.findByRole("textbox", { name: "내용" }, { timeout: 15_000 }));
    await userEvent.keyboard("안녕하세요.");
    await userEvent.click(screen.getByRole("button", { name: "보내기" }));
    await expect(await screen.findByText("member01, member02 회원 2명에게 쪽지를 보냅니다.")).toBeVisible();
  },
};
export const BothWidths: Story = { ...bothWidths(Empty), tags: ["widths", "long"] };
