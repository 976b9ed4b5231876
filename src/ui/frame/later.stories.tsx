import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Later } from "./later.tsx";

const picture = () => document.querySelector(".first-picture");

const meta = {
  title: "공통/첫 그림 뒤의 부분",
  component: Later,
  args: { children: <p>경기 목록</p> },
} satisfies Meta<typeof Later>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The picture of the HTML covers the page: it goes when the part is drawn. */
export const Loaded: Story = {
  beforeEach: () => {
    const shown = document.createElement("div");
    shown.className = "first-picture";
    document.body.append(shown);
    return () => shown.remove();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("경기 목록")).toBeVisible();
    await waitFor(() => expect(picture()).toBeNull());
    await expect(document.querySelector("#later")).toBeNull();
  },
};

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("경기 목록")).toBeVisible();
    await expect(picture()).toBeNull();
  },
};
