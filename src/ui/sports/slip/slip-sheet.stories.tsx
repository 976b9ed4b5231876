import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { createStoryLive, createStoryPlacement, createStorySlip } from "../../../../.storybook/story-desk.ts";
import { SlipSheet } from "./slip-sheet.tsx";
import { SLIP_TEXT } from "./text.ts";

const meta = {
  title: "Slip/SlipSheet",
  component: SlipSheet,
  args: { slip: createStorySlip(), placement: createStoryPlacement(), live: createStoryLive(), onClose: fn() },
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SlipSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A key that is pressed at once closes the sheet; it must not empty the slip. */
export const Open: Story = {
  play: async () => {
    const close = await screen.findByRole("button", { name: SLIP_TEXT.close });
    await waitFor(() => expect(close).toHaveFocus());
  },
};
