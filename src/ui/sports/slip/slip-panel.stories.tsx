import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import {
  bet,
  createStoryLive,
  createStoryPlacement,
  createStorySlip,
  entry,
} from "../../../../.storybook/story-betting.ts";
import { ClearButton, SlipPanel } from "./slip-panel.tsx";
import { SLIP_TEXT } from "./text.ts";

/** Its legs are held while their bet is under way. */
function heldSlip() {
  const slip = createStorySlip();
  slip.send({ type: "slip.hold" });
  return slip;
}

const meta = {
  title: "Sports/Slip/SlipPanel",
  component: SlipPanel,
  args: { slip: createStorySlip(), placement: createStoryPlacement(), live: createStoryLive() },
  decorators: [
    (Story) => (
      <StoryApp>
        <div className="w-80 bg-surface">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SlipPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { slip: createStorySlip({ entries: [] }) } };
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: SLIP_TEXT.place })).toBeVisible();
  },
};
export const Blocked: Story = {
  args: { slip: createStorySlip({ moved: [{ selectionId: entry.id, betPrice: 171, status: "open" }] }) },
};
export const Checking: Story = { args: { slip: createStorySlip({ stored: "checking" }) } };
export const Unchecked: Story = { args: { slip: createStorySlip({ stored: "unchecked" }) } };
export const Held: Story = { args: { slip: heldSlip(), placement: createStoryPlacement({ until: "sent" }) } };
export const Confirming: Story = { args: { placement: createStoryPlacement({ until: "confirming" }) } };
export const Placed: Story = {
  args: {
    slip: createStorySlip({ entries: [] }),
    placement: createStoryPlacement({ until: "sent", answer: { kind: "placed", bet } }),
  },
};
export const Clear: Story = {
  render: ({ slip }) => <ClearButton slip={slip} />,
  args: { slip: createStorySlip() },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: SLIP_TEXT.clear });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};
