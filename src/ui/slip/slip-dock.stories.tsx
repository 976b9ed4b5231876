import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { createStoryLive, createStoryPlacement, createStorySlip } from "../../../.storybook/story-desk.ts";
import type { RootActors } from "../app-context.ts";
import { DialogHost } from "../dialog/dialog-host.tsx";
import { DIALOG_TEXT } from "../dialog/text.ts";
import { SlipDock } from "./slip-dock.tsx";
import { SLIP_TEXT } from "./text.ts";

const meta = {
  title: "Slip/SlipDock",
  component: SlipDock,
  args: { slip: createStorySlip(), placement: createStoryPlacement(), live: createStoryLive() },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SlipDock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const PhoneEmpty: Story = {
  args: { slip: createStorySlip({ entries: [] }) },
  globals: { viewport: { value: "phone" } },
};

let dialogs: RootActors["dialogs"];

/** The window is the dialogs' own, and goes with the part that draws it. */
export const PhoneOpen: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story) => (
      <StoryApp prepare={({ actors }) => (dialogs = actors.dialogs)}>
        <Story />
      </StoryApp>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole("button", { name: new RegExp(SLIP_TEXT.title) });
    await userEvent.click(bar);
    await expect(dialogs.getSnapshot().context.slip).toBe("slipNormal");
    await userEvent.click(await screen.findByRole("button", { name: SLIP_TEXT.close }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(dialogs.getSnapshot().context.slip).toBeNull();
    await waitFor(() => expect(bar).toHaveFocus());
    await userEvent.click(bar);
    await screen.findByRole("dialog", { name: SLIP_TEXT.title });
  },
};
/** What came before the sheet's code is read first; the sheet does not hide it, and comes after it. */
export const PhoneUnderAlert: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story) => (
      <StoryApp
        prepare={({ actors }) => {
          actors.dialogs.send({ type: "dialog.open", name: "slipNormal" });
          actors.dialogs.send({ type: "alert.show", message: "먼저 읽어주세요." });
        }}
      >
        <Story />
        <DialogHost />
      </StoryApp>
    ),
  ],
  play: async ({ userEvent }) => {
    await screen.findByRole("alertdialog");
    await expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: DIALOG_TEXT.ok }));
    const close = await screen.findByRole("button", { name: SLIP_TEXT.close });
    await waitFor(() => expect(close).toHaveFocus());
    await expect(screen.queryByRole("alertdialog", { hidden: true })).toBeNull();
  },
};
