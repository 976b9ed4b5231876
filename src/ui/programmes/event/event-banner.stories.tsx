import type { Meta, StoryObj } from "@storybook/react-vite";
import { BANNER_MOTIFS } from "../../../domain/programmes/campaign-event.ts";
import { EventBanner } from "./event-banner.tsx";

const meta = {
  title: "이벤트/이벤트/이벤트 배너",
  component: EventBanner,
  args: {
    banner: { from: "#12422b", to: "#0b1f33", motif: "ball" },
    title: "주간 스포츠 토너먼트",
    summary: "적중 금액 1위에게 300,000원",
  },
} satisfies Meta<typeof EventBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Motifs: Story = {
  render: (args) => (
    <div className="grid gap-2 tablet:grid-cols-2">
      {BANNER_MOTIFS.map((motif) => (
        <EventBanner key={motif} {...args} banner={{ ...args.banner, motif }} />
      ))}
    </div>
  ),
};
/** The text is read on light colours too. */
export const Light: Story = { args: { banner: { from: "#ffffff", to: "#ffe9a8", motif: "gift" }, summary: "" } };
