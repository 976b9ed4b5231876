import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { PopupPreview, type PreviewedPopup } from "./popup-preview.tsx";

const popup: PreviewedPopup = {
  title: "첫 충전 이벤트",
  contents: "<h3>첫 충전 10%</h3><p>오늘 자정까지 드립니다.</p>",
  width: 360,
  pcLeftLocation: 40,
  pcTopLocation: 90,
  device: "all",
};

const meta = {
  title: "관리자/팝업/팝업 미리보기",
  component: PopupPreview,
  args: { popup },
} satisfies Meta<typeof PopupPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It stands as far from the page's corner as it will, in the scale of the drawing. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>("[data-frame='1440']");
    const drawn = frame?.querySelector("dialog");
    await waitFor(() => expect(drawn?.getBoundingClientRect().width).toBeGreaterThan(0));
    const scale = (frame?.getBoundingClientRect().width ?? 0) / 1440;
    const page = drawn?.parentElement?.getBoundingClientRect();
    const { left, top, width } = drawn?.getBoundingClientRect() ?? new DOMRect();
    await expect(width / scale).toBeCloseTo(360, 0);
    await expect((left - (page?.left ?? 0)) / scale).toBeCloseTo(40, 0);
    await expect((top - (page?.top ?? 0)) / scale).toBeCloseTo(90, 0);
  },
};
export const Empty: Story = { args: { popup: { ...popup, title: "", contents: "" } } };
export const Sanitised: Story = {
  args: { popup: { ...popup, contents: '<p onclick="alert(1)">안내</p><script>alert(1)</script>' } },
  play: async ({ canvas, canvasElement }) => {
    for (const text of await canvas.findAllByText("안내")) await expect(text).not.toHaveAttribute("onclick");
    await expect(canvasElement.querySelector("figure script")).toBeNull();
  },
};
export const DesktopOnly: Story = { args: { popup: { ...popup, device: "desktop" } } };
export const WiderThanThePage: Story = { args: { popup: { ...popup, width: 4_000 } } };
/** Numbers that are being typed. */
export const NotTyped: Story = {
  args: { popup: { ...popup, width: Number.NaN, pcLeftLocation: Number.NaN, pcTopLocation: Number.NaN } },
};
