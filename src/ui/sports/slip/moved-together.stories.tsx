import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AcceptAndPlace } from "./moved-together.tsx";
import { movedTogether } from "./moved-together-samples.ts";

const meta = {
  title: "Sports/Slip/AcceptAndPlace",
  component: AcceptAndPlace,
  args: movedTogether(),
} satisfies Meta<typeof AcceptAndPlace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnePress: Story = {
  args: movedTogether(),
  play: async ({ canvas, userEvent, args: { slip, placement } }) => {
    await expect(placement.getSnapshot().matches("priceChanged")).toBe(true);
    await userEvent.click(canvas.getByRole("button"));
    await expect(placement.getSnapshot().matches("priceChanged")).toBe(false);
    const [together] = placement.getSnapshot().context.request?.combinations ?? [];
    await expect(together).toMatchObject({ fixtureId: "f1", price: 235 });
    await expect(slip.getSnapshot().context.combinations).toMatchObject([{ price: 235, seenPrice: 235 }]);
  },
};
