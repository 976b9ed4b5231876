import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { POPUP_TEXT } from "./text.ts";
import { PopupLayer } from "./popup-layer.tsx";

const meta = {
  title: "Frame/Popup/PopupLayer",
  component: PopupLayer,
  decorators: [
    (Story) => (
      <StoryApp>
        <div className="relative min-h-100">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
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
