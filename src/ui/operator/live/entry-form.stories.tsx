import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { EntryForm } from "./entry-form.tsx";
import { ENTRY_TEXT as TEXT } from "./entry-text.ts";

const meta = {
  title: "관리자/실시간/경기 등록",
  component: EntryForm,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/live?view=entry", answers: { "admin/live/fixtures": { fixtureId: "f9" } } })],
} satisfies Meta<typeof EntryForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const fill = async ({ canvas, userEvent }: Parameters<Play>[0], more: Readonly<Record<string, string>>) => {
  const fields = {
    [TEXT.league]: "친선 경기",
    [TEXT.startsAt]: "2026-11-28 19:30",
    [TEXT.home]: "남산 FC",
    [TEXT.away]: "한강 유나이티드",
    [TEXT.reason]: "공급에 없는 경기",
    ...more,
  };
  for (const [label, text] of Object.entries(fields)) await userEvent.type(await canvas.findByLabelText(label), text);
};
const PRICES = { "승무패 홈": "2.10", "승무패 무": "3.20", "승무패 원정": "3.40" };

export const Filled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, PRICES);
    await userEvent.click(canvas.getByRole("button", { name: TEXT.enter }));
    await expect(await canvas.findByText("남산 FC vs 한강 유나이티드 경기를 등록합니다.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: TEXT.enter }));
    await expect(await canvas.findByText(TEXT.entered)).toBeVisible();
  },
};
export const Faulty: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, {});
    await userEvent.click(canvas.getByRole("button", { name: TEXT.enter }));
    await expect(await canvas.findByText(TEXT.noMarkets)).toBeVisible();
    await userEvent.type(canvas.getByLabelText("승무패 홈"), "2.10");
    await expect(await canvas.findByText(TEXT.wrongPrice)).toBeVisible();
    await userEvent.type(canvas.getByLabelText("승무패 무"), "4.00");
    await userEvent.type(canvas.getByLabelText("승무패 원정"), "4.00");
    await expect(await canvas.findByText("배당률의 합이 100%를 넘어야 합니다.")).toBeVisible();
  },
};
/** A sport without draws. */
export const Baseball: Story = {
  decorators: [
    inApp({ path: "/admin/live?view=entry&sportId=154914", answers: { "admin/live/fixtures": { fixtureId: "f9" } } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("승패 홈")).toBeVisible();
    await expect(canvas.queryByLabelText("승무패 무")).toBeNull();
  },
};
