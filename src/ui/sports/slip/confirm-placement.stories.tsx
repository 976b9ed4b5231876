import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { createStoryBetting, entry } from "../../../../.storybook/story-betting.ts";
import { ConfirmPlacement } from "./confirm-placement.tsx";

const meta = {
  title: "베팅카트/베팅 확인",
  component: ConfirmPlacement,
  args: { betting: createStoryBetting({ slip: {}, placement: { until: "confirming" } }) },
} satisfies Meta<typeof ConfirmPlacement>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The focus is on the bet, so that Enter places it; a key that is still down from before does not. */
export const Asking: Story = {
  args: { betting: createStoryBetting({ slip: {}, placement: { until: "confirming" } }) },
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole("button", { name: "베팅하기" });
    await waitFor(() => expect(confirm).toHaveFocus());
    const repeated = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    await expect(confirm.dispatchEvent(repeated)).toBe(false);
    await userEvent.keyboard("{Enter}");
    await expect(args.betting.shown().placement.hasTag("busy")).toBe(true);
  },
};
export const Confirmed: Story = {
  args: { betting: createStoryBetting({ slip: {}, placement: { until: "confirming" } }) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "베팅하기" }));
    await expect(args.betting.shown().placement.hasTag("busy")).toBe(true);
  },
};
export const PriceMovedMeanwhile: Story = {
  args: {
    betting: createStoryBetting({
      slip: { moved: [{ selectionId: entry.id, betPrice: 171, status: "open" }] },
      placement: { until: "confirming" },
    }),
  },
  play: async ({ userEvent, args }) => {
    const leg = (await screen.findAllByRole("listitem")).find((one) => one.textContent?.includes("울산 현대"));
    await expect(leg).toHaveTextContent("1.85에서 변경: → 1.71");
    // One press consents to what is shown, and places.
    await userEvent.click(screen.getByRole("button", { name: "변경 배당 수락하고 베팅" }));
    await expect(args.betting.shown().placement.context.request?.picks[0]?.betPrice).toBe(171);
  },
};
/** What is not to be pressed does not look as if it were. */
export const Blocked: Story = {
  args: {
    betting: createStoryBetting({
      slip: { moved: [{ selectionId: entry.id, betPrice: 185, status: "suspended" }] },
      placement: { until: "confirming" },
    }),
  },
  play: async () => {
    const confirm = await screen.findByRole("button", { name: "베팅하기" });
    await expect(confirm).toHaveAttribute("aria-disabled", "true");
    const [look, cancel] = [confirm, screen.getByRole("button", { name: "취소" })].map((one) => getComputedStyle(one));
    await expect(look?.backgroundColor).toBe(cancel?.backgroundColor);
    await expect(look?.borderStyle).toBe("dashed");
  },
};
