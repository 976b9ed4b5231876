import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FirstField } from "./first-field.tsx";

const meta = { title: "관리자/첫 입력란", component: FirstField } satisfies Meta<typeof FirstField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is typed takes the place of the text. */
export const Filled: Story = {
  args: {
    children: (
      <>
        <input aria-label="배당" defaultValue="2.15" />
        <button type="submit">적용</button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText("배당")).toHaveFocus();
    await userEvent.keyboard("1.90");
    await expect(canvas.getByLabelText("배당")).toHaveValue("1.90");
  },
};
export const WithoutFields: Story = {
  args: {
    children: (
      <>
        <button type="button">닫기</button>
        <button type="submit">승인</button>
      </>
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByRole("button", { name: "승인" })).toHaveFocus(),
};
