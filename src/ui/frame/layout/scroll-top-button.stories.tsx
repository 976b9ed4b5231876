import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { SCROLL_TEXT } from "./late-text.ts";
import { ScrollTopButton } from "./scroll-top-button.tsx";

const meta = {
  title: "공통/틀/맨 위로 버튼",
  component: ScrollTopButton,
  decorators: [inApp()],
} satisfies Meta<typeof ScrollTopButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  decorators: [
    (Story) => (
      <div style={{ height: 3_000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    // There is nothing to scroll before the page is drawn.
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(3_000 - 1));
    window.scrollTo(0, 400);
    await expect(await canvas.findByRole("button", { name: SCROLL_TEXT.toTop })).toBeVisible();
  },
};
