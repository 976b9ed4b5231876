import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PopupPreview } from "./popup-preview.tsx";

const meta = {
  title: "관리자/팝업/팝업 미리보기",
  component: PopupPreview,
  args: { title: "첫 충전 이벤트", contents: "<h3>첫 충전 10%</h3><p>오늘 자정까지 드립니다.</p>", width: 360 },
} satisfies Meta<typeof PopupPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { title: "", contents: "" } };
export const Sanitised: Story = {
  args: { contents: '<p onclick="alert(1)">안내</p><script>alert(1)</script>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("안내")).not.toHaveAttribute("onclick");
    await expect(canvasElement.querySelector("figure script")).toBeNull();
  },
};
export const WiderThanThePage: Story = { args: { width: 4_000 } };
