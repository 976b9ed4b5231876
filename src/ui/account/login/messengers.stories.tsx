import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { Messengers } from "./messengers.tsx";

const meta = {
  title: "로그인/메신저 상담",
  component: Messengers,
  // A page's frame has this padding, over which the bar bleeds.
  decorators: [inBox("p-3")],
} satisfies Meta<typeof Messengers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "setting/messenger": [] }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Loading: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "setting/messenger": "pending" }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "setting/messenger": failure }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Filled: Story = {
  decorators: [
    (Story) => (
      <StoryApp
        answers={{
          "setting/messenger": [
            { name: "텔레그램", imgPath: "messenger-telegram.svg", url: "https://t.me/hanpan_demo" },
            { name: "카카오톡", imgPath: "messenger-kakaotalk.svg", url: null },
          ],
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "텔레그램" });
    await expect(link).toHaveAttribute("href", "https://t.me/hanpan_demo");
    await expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
    await expect(canvas.queryByRole("link", { name: "카카오톡" })).toBeNull();
  },
};
