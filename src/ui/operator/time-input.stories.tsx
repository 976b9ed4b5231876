import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../.storybook/in-app.tsx";
import * as v from "valibot";
import { CommandForm } from "../frame/form/command-form.tsx";
import { TimeField, TimeInput } from "./time-input.tsx";

function Typed({ start = "", hasSeconds = false }: { start?: string; hasSeconds?: boolean }) {
  const [value, setValue] = useState(start);
  return <TimeInput label="시작" value={value} onChange={setValue} hasSeconds={hasSeconds} />;
}

const meta = {
  title: "관리자/시각 입력란",
  component: TimeInput,
  args: { label: "시작", value: "", onChange: () => {} },
  decorators: [inApp({ box: "h-100 w-80 p-4" })],
} satisfies Meta<typeof TimeInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The calendar changes the day alone. */
export const PickedDay: Story = {
  render: () => <Typed start="2026-11-21 19:30" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "시작 달력 열기" }));
    await screen.findByRole("dialog", { name: "시작" });
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(canvas.getByLabelText("시작")).toHaveValue("2026-11-22 19:30");
  },
};
export const Seconds: Story = {
  render: () => <Typed hasSeconds />,
  play: async ({ canvas }) => expect(await canvas.findByPlaceholderText("2026-11-21 19:30:00")).toBeVisible(),
};
export const Refused: Story = { args: { value: "11/21/2026", error: "시간을 2026-11-21 19:30처럼 입력해주세요." } };

const sample = {
  name: "story.time",
  schema: v.object({ at: v.string() }),
  request: (body: Readonly<Record<string, unknown>>) => ({ method: "POST" as const, path: "none", body }),
  answer: v.any(),
};
/** In a form the picked day is the field's value. */
export const InForm: Story = {
  render: () => (
    <CommandForm command={sample} submitLabel="저장" initial={{ at: "2026-11-21 08:00" }} doneText={() => ""}>
      <TimeField name="at" label="시작" />
    </CommandForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "시작 달력 열기" }));
    await screen.findByRole("dialog", { name: "시작" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByLabelText("시작")).toHaveValue("2026-11-28 08:00");
  },
};
