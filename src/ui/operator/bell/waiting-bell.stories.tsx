import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { SECTIONS } from "../../../domain/frame/pages/sections.ts";
import type { ConsoleGroup } from "../menu/use-console-groups.ts";
import { Switch } from "./notice-switch.tsx";
import { BELL_TEXT as TEXT } from "./text.ts";
import { ConsoleBell, WaitingBell } from "./waiting-bell.tsx";

const groupsOf = (waiting: number): readonly ConsoleGroup[] => [
  {
    name: "돈",
    rows: SECTIONS.filter(({ path }) => path === "/admin/charges").map((section) => ({ ...section, waiting })),
    waiting,
  },
];

function Growing() {
  const [waiting, setWaiting] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setWaiting(waiting + 1)}>
        신청
      </button>
      <WaitingBell groups={groupsOf(waiting)} />
    </>
  );
}

const meta = {
  title: "관리자/관리 메뉴/대기 알림",
  decorators: [inApp({ path: "/admin/charges", box: "flex justify-end p-2" })],
  beforeEach: () => localStorage.clear(),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The tab says how much waits, and no more once it is turned off. */
export const InTheTab: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.title }));
    await expect(document.title).not.toMatch(/^\(/);
    const count = canvas.getByRole("checkbox", { name: TEXT.count });
    await userEvent.click(count);
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    await userEvent.click(canvas.getByRole("button", { name: "신청" }));
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
  },
};

/** What is chosen is kept for the next visit. */
export const Sound: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.title }));
    await userEvent.click(canvas.getByRole("checkbox", { name: TEXT.sound }));
    await expect(Object.entries(localStorage).filter(([key]) => key.startsWith("hanpan.bell-sound"))).toMatchObject([
      [expect.any(String), "on"],
    ]);
  },
};

export const OneSwitch: Story = { render: () => <Switch label={TEXT.sound} isOn isBusy onToggle={fn()} /> };
export const OfConsole: Story = { render: () => <ConsoleBell /> };
