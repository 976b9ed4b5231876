import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { bet, createStoryBetting, entry } from "../../../../.storybook/story-betting.ts";
import { ClearButton, SlipPanel } from "./slip-panel.tsx";
import { SLIP_TEXT } from "./text.ts";

const meta = {
  title: "베팅카트/베팅카트",
  component: SlipPanel,
  args: { betting: createStoryBetting({ slip: {} }) },
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

export const Empty: Story = { args: { betting: createStoryBetting({ slip: { entries: [] } }) } };
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: SLIP_TEXT.place })).toBeVisible();
  },
};
export const Blocked: Story = {
  args: {
    betting: createStoryBetting({ slip: { moved: [{ selectionId: entry.id, betPrice: 171, status: "open" }] } }),
  },
};
export const Checking: Story = { args: { betting: createStoryBetting({ slip: { stored: "checking" } }) } };
export const Unchecked: Story = { args: { betting: createStoryBetting({ slip: { stored: "unchecked" } }) } };
/** Its legs are held while their bet is under way. */
export const Held: Story = { args: { betting: createStoryBetting({ slip: {}, placement: { until: "sent" } }) } };
export const Confirming: Story = {
  args: { betting: createStoryBetting({ placement: { until: "confirming" }, slip: {} }) },
};
export const Placed: Story = {
  args: {
    betting: createStoryBetting({
      slip: { entries: [] },
      placement: { until: "sent", answer: { kind: "placed", bet } },
    }),
  },
};
export const Clear: Story = {
  render: ({ betting }) => <ClearButton betting={betting} />,
  args: { betting: createStoryBetting({ slip: {} }) },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: SLIP_TEXT.clear });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};
