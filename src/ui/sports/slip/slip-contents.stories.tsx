import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import {
  bet,
  createStoryLive,
  createStoryPlacement,
  createStorySlip,
  entry,
  secondEntry,
} from "../../../../.storybook/story-betting.ts";
import { SlipContents } from "./slip-contents.tsx";

const meta = {
  title: "Sports/Slip/SlipContents",
  component: SlipContents,
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
} satisfies Meta<typeof SlipContents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Editing: Story = {};
/** Two picks of one fixture: their price is asked for, and where no model has one, placing says why not. */
export const NotTogether: Story = {
  args: {
    slip: createStorySlip({ entries: [entry, { ...secondEntry, fixtureId: entry.fixtureId }] }),
    placement: createStoryPlacement(),
  },
  play: async ({ canvas, userEvent, args: { slip } }) => {
    const message = "같은 경기의 선택은 함께 베팅할 수 없습니다. 하나만 남겨주세요.";
    await expect(canvas.queryAllByText(message)).toEqual([]);
    await expect(await canvas.findByRole("button", { name: "베팅하기" })).toHaveAccessibleDescription(
      "조합 배당을 확인하는 중입니다.",
    );
    const selectionIds = [entry.id, secondEntry.id];
    slip.send({ type: "combinations.set", items: [{ fixtureId: entry.fixtureId, selectionIds, price: null }] });
    await expect(await canvas.findByRole("button", { name: "베팅하기" })).toHaveAccessibleDescription(message);
    await userEvent.click(canvas.getByRole("button", { name: "수원 삼성 삭제" }));
    await expect(slip.getSnapshot().hasTag("placeable")).toBe(true);
    await expect(canvas.queryAllByText(message)).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "되돌리기" }));
    await expect(slip.getSnapshot().context.legs).toHaveLength(2);
  },
};
export const Sending: Story = { args: { placement: createStoryPlacement({ until: "sent" }) } };
export const Accepted: Story = {
  args: {
    slip: createStorySlip({ entries: [] }),
    placement: createStoryPlacement({ until: "sent", answer: { kind: "placed", bet } }),
  },
};
