import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { samplePopup } from "../../../machines/popup-editing/popup-editing.samples.ts";
import { PopupPreview } from "./popup-preview.tsx";

const meta = {
  title: "관리자/팝업/팝업 미리보기",
  component: PopupPreview,
  args: { popup: samplePopup },
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
export const Empty: Story = { args: { popup: { ...samplePopup, title: "", contents: "" } } };
export const Sanitised: Story = {
  args: { popup: { ...samplePopup, contents: '<p onclick="alert(1)">안내</p><script>alert(1)</script>' } },
  play: async ({ canvas, canvasElement }) => {
    for (const text of await canvas.findAllByText("안내")) await expect(text).not.toHaveAttribute("onclick");
    await expect(canvasElement.querySelector("figure script")).toBeNull();
  },
};
export const DesktopOnly: Story = { args: { popup: { ...samplePopup, device: "desktop" } } };
export const WiderThanThePage: Story = { args: { popup: { ...samplePopup, width: 4_000 } } };
/** Numbers that are being typed. */
export const NotTyped: Story = {
  args: { popup: { ...samplePopup, width: Number.NaN, pcLeftLocation: Number.NaN, pcTopLocation: Number.NaN } },
};
