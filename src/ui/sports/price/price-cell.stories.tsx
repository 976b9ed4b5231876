import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createPriceStore, type PriceItem } from "../../../api/prices/price-store.ts";
import { PriceCell } from "./price-cell.tsx";
import { PriceStoreContext } from "./price-store-context.ts";
import { PRICE_TEXT } from "./text.ts";

/** A store whose marks stay; what is told in turn is what the cell shows. */
function storeOf(...told: PriceItem[]) {
  const store = createPriceStore({ onFrame: (run) => run(), after: () => {}, now: () => 1 });
  for (const item of told) store.apply([item], null);
  return store;
}
const at = (betPrice: number, status: PriceItem["status"] = "open"): PriceItem => ({
  selectionId: "s",
  betPrice,
  status,
});
const shown = (...told: PriceItem[]): NonNullable<Story["decorators"]> => [
  (Story) => (
    <PriceStoreContext value={storeOf(...told)}>
      <div className="w-56 p-4">
        <Story />
      </div>
    </PriceStoreContext>
  ),
];

const meta = {
  title: "공통/경기/배당 칸",
  component: PriceCell,
  args: { selectionId: "s", name: "울산 현대", pressed: false, onPick: fn() },
} satisfies Meta<typeof PriceCell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  decorators: shown(at(195)),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "울산 현대 1.95" }));
    await expect(args.onPick).toHaveBeenCalledWith("s", "open");
  },
};
export const Picked: Story = { args: { pressed: true }, decorators: shown(at(195)) };
export const Up: Story = { decorators: shown(at(195), at(203)) };
export const Down: Story = { decorators: shown(at(195), at(188)) };
export const PickedAndDown: Story = { args: { pressed: true }, decorators: shown(at(195), at(188)) };
export const Suspended: Story = {
  decorators: shown(at(195, "suspended")),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onPick).toHaveBeenCalledWith("s", "suspended");
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-disabled", "true");
  },
};
export const SuspendedAfterMove: Story = {
  decorators: shown(at(195), at(203), at(203, "suspended")),
  play: async ({ canvas }) => {
    const value = canvas.getByText(PRICE_TEXT.suspended);
    await expect(canvas.getByRole("button")).toHaveAttribute("data-move", "up");
    await expect(getComputedStyle(value, "::before").content).toBe("none");
    await expect(getComputedStyle(value).color).toBe(getComputedStyle(canvas.getByRole("button")).color);
  },
};
export const Closed: Story = { decorators: shown(at(195, "closed")) };
export const PickedAndClosed: Story = {
  args: { pressed: true },
  decorators: shown(at(195, "closed")),
  play: async ({ canvas, userEvent, args }) => {
    const cell = canvas.getByRole("button");
    await expect(cell).not.toHaveAttribute("aria-disabled");
    await userEvent.click(cell);
    await expect(args.onPick).toHaveBeenCalledWith("s", "closed");
  },
};
export const AwaySide: Story = { args: { name: "전북 현대", mirror: true }, decorators: shown(at(412)) };
export const Draw: Story = { args: { name: "무", centred: true }, decorators: shown(at(340)) };
