import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { createStoryLive, createStoryPlacement, createStorySlip, entry } from "../../../../.storybook/story-betting.ts";
import { ConfirmPlacement } from "./confirm-placement.tsx";

const confirming = () => createStoryPlacement({ until: "confirming" });

const meta = {
  title: "Sports/Slip/ConfirmPlacement",
  component: ConfirmPlacement,
  args: { slip: createStorySlip(), placement: confirming(), live: createStoryLive() },
} satisfies Meta<typeof ConfirmPlacement>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The focus is on the bet, so that Enter places it; a key that is still down from before does not. */
export const Asking: Story = {
  args: { slip: createStorySlip(), placement: confirming() },
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole("button", { name: "베팅하기" });
    await waitFor(() => expect(confirm).toHaveFocus());
    const repeated = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    await expect(confirm.dispatchEvent(repeated)).toBe(false);
    await userEvent.keyboard("{Enter}");
    await expect(args.placement.getSnapshot().hasTag("busy")).toBe(true);
  },
};
export const Confirmed: Story = {
  args: { slip: createStorySlip(), placement: confirming() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "베팅하기" }));
    await expect(args.placement.getSnapshot().hasTag("busy")).toBe(true);
  },
};
export const PriceMovedMeanwhile: Story = {
  args: {
    slip: createStorySlip({ moved: [{ selectionId: entry.id, betPrice: 171, status: "open" }] }),
    placement: confirming(),
  },
  play: async () => {
    const leg = (await screen.findAllByRole("listitem")).find((one) => one.textContent?.includes("울산 현대"));
    await expect(leg).toHaveTextContent("1.85에서 변경: → 1.71");
    // What is not to be pressed does not look as if it were.
    const [confirm, cancel] = ["베팅하기", "취소"].map((name) =>
      getComputedStyle(screen.getByRole("button", { name })),
    );
    await expect(screen.getByRole("button", { name: "베팅하기" })).toHaveAttribute("aria-disabled", "true");
    await expect(confirm?.backgroundColor).toBe(cancel?.backgroundColor);
    await expect(confirm?.borderStyle).toBe("dashed");
  },
};
