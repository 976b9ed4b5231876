import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { PointTermsForm } from "./point-terms-form.tsx";

const terms = { wonPer100: 100, minimum: 1_000, step: 10 };

const meta = {
  title: "관리자/설정/포인트 조건 양식",
  component: PointTermsForm,
  beforeEach: () => sessionStorage.clear(),
  render: (_args, { parameters }) => (
    <StoryApp answers={{ "points/terms": terms, ...parameters.answers }}>
      <PointTermsForm />
    </StoryApp>
  ),
} satisfies Meta<typeof PointTermsForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What was typed is kept, and what is asked says the new terms. */
export const Changed: Story = {
  parameters: { answers: { "admin/point-terms": { ...terms, minimum: 5_000 } } },
  play: async ({ userEvent }) => {
    const minimum = await screen.findByLabelText("최소 포인트");
    await expect(screen.queryByText(/임시로 보관됩니다/)).toBeNull();
    await userEvent.clear(minimum);
    await userEvent.type(minimum, "5000");
    await expect(screen.getByText("입력한 내용은 이 브라우저에 임시로 보관됩니다.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "전환 조건 적용" }));
    await expect(await screen.findByText("100P는 100원, 5,000P부터 10P 단위")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "전환 조건 적용" }));
    await expect(await screen.findByText("적용했습니다.")).toBeVisible();
    await expect(screen.getByLabelText("최소 포인트")).toHaveValue("5,000");
  },
};
export const Wrong: Story = {
  play: async ({ userEvent }) => {
    await userEvent.clear(await screen.findByLabelText("전환 단위(포인트)"));
    await userEvent.click(screen.getByRole("button", { name: "전환 조건 적용" }));
    await expect(await screen.findByText("숫자를 입력해주세요.")).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { "points/terms": "pending" } } };
export const Failed: Story = { parameters: { answers: { "points/terms": failure } } };
