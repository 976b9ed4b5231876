import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { bet, createStoryBetting, entry, secondEntry } from "../../../../.storybook/story-betting.ts";
import { SlipContents } from "./slip-contents.tsx";

const meta = {
  title: "베팅카트/카트의 내용",
  component: SlipContents,
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
} satisfies Meta<typeof SlipContents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Editing: Story = {};
/** Two picks of one fixture: their price is asked for, and where no model has one, placing says why not. */
export const NotTogether: Story = {
  args: {
    betting: createStoryBetting({ slip: { entries: [entry, { ...secondEntry, fixtureId: entry.fixtureId }] } }),
  },
  play: async ({ canvas, userEvent, args: { betting } }) => {
    const message = "같은 경기의 선택은 함께 베팅할 수 없습니다. 하나만 남겨주세요.";
    await expect(canvas.queryAllByText(message)).toEqual([]);
    await expect(await canvas.findByRole("button", { name: "베팅하기" })).toHaveAccessibleDescription(
      "조합 배당을 확인하는 중입니다.",
    );
    const selectionIds = [entry.id, secondEntry.id];
    betting.edit({ type: "combinations.set", items: [{ fixtureId: entry.fixtureId, selectionIds, price: null }] });
    await expect(await canvas.findByRole("button", { name: "베팅하기" })).toHaveAccessibleDescription(message);
    await userEvent.click(canvas.getByRole("button", { name: "수원 삼성 삭제" }));
    await expect(betting.shown().slip.hasTag("placeable")).toBe(true);
    await expect(canvas.queryAllByText(message)).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "되돌리기" }));
    await expect(betting.shown().slip.context.legs).toHaveLength(2);
  },
};
export const Sending: Story = { args: { betting: createStoryBetting({ placement: { until: "sent" }, slip: {} }) } };
export const Accepted: Story = {
  args: {
    betting: createStoryBetting({
      slip: { entries: [] },
      placement: { until: "sent", answer: { kind: "placed", bet } },
    }),
  },
};
