import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { gameAnswers } from "../../../../.storybook/story-games.ts";
import { withSlip } from "../../../../.storybook/story-betting.ts";
import { VendorPage } from "./vendor-page.tsx";

const meta = {
  title: "Games/Vendor/VendorPage",
  component: VendorPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        prepare={withSlip()}
        path={typeof parameters.path === "string" ? parameters.path : "/minigame/eos"}
        answers={{ ...gameAnswers(), ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof VendorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole("link", { name: /EOS 파워볼 1분/ })).toBeVisible(),
};
export const Virtual: Story = {
  parameters: { path: "/minigame/bet365" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "경마" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /빅토리아 파크/ })).toHaveAttribute(
      "href",
      "/minigame/bet365/horse/victoriaparks",
    );
  },
};
export const Unknown: Story = {
  parameters: { path: "/minigame/nobody" },
  play: async ({ canvas }) => expect(await canvas.findByText("페이지를 찾을 수 없습니다")).toBeVisible(),
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
