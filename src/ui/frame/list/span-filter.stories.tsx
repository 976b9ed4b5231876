import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { SpanChoice, SpanFilter } from "./span-filter.tsx";

const TEXT = { from: "시작일", to: "종료일", search: "조회", reset: "초기화" };

const meta = {
  title: "공통/목록/기간 거르기",
  component: SpanFilter,
  args: {
    span: { from: "2026-11-01", to: "2026-11-21" },
    text: TEXT,
    page: "/mywallet/money",
    className: "grid",
    onApply: fn(),
    children: (
      <SpanChoice
        name="kind"
        label="종류"
        value={2}
        all="전체"
        options={[1, 2].map((value) => ({ value, label: `${value}번` }))}
      />
    ),
  },
  decorators: [inApp({ box: "max-w-150" })],
  render: (args) => <SpanFilter {...args} />,
} satisfies Meta<typeof SpanFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Applied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("종류"), "1번");
    await userEvent.click(canvas.getByRole("button", { name: TEXT.search }));
    await expect(args.onApply).toHaveBeenCalledWith({ kind: "1", from: "2026-11-01", to: "2026-11-21" });
  },
};

export const EndsBeforeItBegins: Story = {
  args: { span: { from: "2026-11-21", to: "2026-11-01" } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.search }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(TEXT.from)).toHaveValue("2026-11-21");
  },
};

/** On a phone both buttons stand beside the last field. */
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const [last, search, reset] = [
      await canvas.findByLabelText(TEXT.to),
      canvas.getByRole("button", { name: TEXT.search }),
      canvas.getByRole("link", { name: TEXT.reset }),
    ].map((part) => part.getBoundingClientRect());
    if (!last || !search || !reset) throw new Error("a part is missing");
    await expect(Math.abs(search.bottom - last.bottom)).toBeLessThanOrEqual(2);
    await expect(reset.bottom).toBe(search.bottom);
    await expect(reset.left).toBeGreaterThan(search.right);
  },
};
