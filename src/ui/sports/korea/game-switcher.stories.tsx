import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { GameSwitcher } from "./game-switcher.tsx";

const meta = {
  title: "한국형/게임 전환",
  component: GameSwitcher,
  args: { game: "special", aside: null },
  decorators: [inApp({ box: "px-2", path: "/korea/special?sportId=6046" })],
} satisfies Meta<typeof GameSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    const current = await canvas.findByRole("link", { current: "page" });
    await expect(current).toHaveTextContent("스페셜");
    await expect(canvas.getByRole("link", { name: "프로토" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/korea\/proto\?time=\d+&sportId=/),
    );
  },
};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
