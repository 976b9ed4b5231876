import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { bet, createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { SlipSheet } from "./slip-sheet.tsx";
import { PLACEMENT_TEXT, SLIP_TEXT } from "./text.ts";

const meta = {
  title: "베팅카트/모바일 카트",
  component: SlipSheet,
  args: { betting: createStoryBetting({ slip: {} }), onClose: fn() },
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

/** It covers the list for nothing once it is empty; what was taken out is offered before. */
export const Emptied: Story = {
  args: { betting: createStoryBetting({ slip: {} }), onClose: fn() },
  play: async ({ userEvent, args: { betting, onClose } }) => {
    await userEvent.click(await screen.findByRole("button", { name: SLIP_TEXT.clear }));
    await userEvent.click(await screen.findByRole("button", { name: SLIP_TEXT.putBack }));
    await expect(betting.shown().slip.context.legs).toHaveLength(2);
    await userEvent.click(await screen.findByRole("button", { name: SLIP_TEXT.clear }));
    await expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 8_000 });
  },
};
/** After the receipt was read there is nothing to put back. */
export const ReceiptRead: Story = {
  args: {
    betting: createStoryBetting({
      slip: { entries: [] },
      placement: { until: "sent", answer: { kind: "placed", bet } },
    }),
    onClose: fn(),
  },
  play: async ({ userEvent, args: { onClose } }) => {
    await userEvent.click(await screen.findByRole("button", { name: PLACEMENT_TEXT.back }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 1_000 });
  },
};
