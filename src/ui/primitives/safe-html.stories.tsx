import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SafeHtml } from "./safe-html.tsx";

const meta = {
  title: "Primitives/SafeHtml",
  component: SafeHtml,
  args: { html: "<h3>제목</h3><p>본문 <b>강조</b></p><ul><li>하나</li><li>둘</li></ul>" },
  decorators: [
    (Story) => (
      <div className="max-w-150 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SafeHtml>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rich: Story = {};
export const Hostile: Story = {
  args: {
    html: '<p>안전한 글</p><img src="/favicon.svg" width="48" onerror="window.hacked = true" alt=""><script>window.hacked = true</script>',
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("안전한 글");
    await expect(canvasElement.querySelector("script")).toBeNull();
    await expect(canvasElement.querySelector("[onerror]")).toBeNull();
    await expect("hacked" in window).toBe(false);
  },
};
