import type { Meta, StoryObj } from "@storybook/react-vite";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { expect, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { popup } from "../../../../.storybook/story-data.ts";
import { createStoryApp } from "../../../../.storybook/story-app.tsx";
import { loadOnce } from "../../../main/load-once.ts";
import { AppProvider } from "../../app-context.ts";
import { POPUP_TEXT } from "./text.ts";
import { PopupLayer } from "./popup-layer.tsx";

const meta = {
  title: "홈/팝업/팝업 자리",
  component: PopupLayer,
  decorators: [inApp({ box: "relative min-h-100" })],
} satisfies Meta<typeof PopupLayer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: POPUP_TEXT.close }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

const onlyOn = (device: "desktop" | "mobile") => ({
  answers: { popup: [{ ...popup, device, title: device }] },
});
/** The story is narrower than a desktop. */
export const ForThisFrame: Story = {
  parameters: onlyOn("mobile"),
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "mobile" })).toBeVisible();
  },
};
export const ForTheOtherFrame: Story = {
  parameters: onlyOn("desktop"),
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-machine="popup"][hidden]')).not.toBeNull());
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** React does a render that waited again from where it waited: no hook may be left out the second time. */
export const MachineComesDuringRender: Story = {
  play: async () => {
    const app = createStoryApp();
    const { popupList } = app.actors;
    delete app.actors.popupList;
    app.late.popups = loadOnce(async () => {
      await Promise.resolve();
      return { popupList: Object.assign(app.actors, { popupList }).popupList! };
    });
    const recovered: unknown[] = [];
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place, { onRecoverableError: (error) => recovered.push(error) });
    startTransition(() =>
      root.render(
        <AppProvider value={app}>
          <PopupLayer />
        </AppProvider>,
      ),
    );
    await waitFor(() => expect(place.querySelector('[data-machine="popup-list"]')).not.toBeNull());
    root.unmount();
    place.remove();
    await expect(recovered).toEqual([]);
  },
};
