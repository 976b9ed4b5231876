import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { createStoryBetting, entry } from "../../../../.storybook/story-betting.ts";
import type { RootActors } from "../../app-context.ts";
import { DialogHost } from "../../frame/dialog/dialog-host.tsx";
import { DIALOG_TEXT } from "../../frame/dialog/text.ts";
import { Button } from "../../primitives/button.tsx";
import { SlipDock } from "./slip-dock.tsx";
import { SLIP_TEXT } from "./text.ts";

const meta = {
  title: "베팅카트/카트 도크",
  component: SlipDock,
  args: { betting: createStoryBetting({ slip: {} }) },
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
  args: { betting: createStoryBetting({ slip: { entries: [] } }) },
  globals: { viewport: { value: "phone" } },
};

let dialogs: RootActors["dialogs"];

/** The dock with the page's other dialogs, and their actor in the story's hand. */
const besideDialogs: Decorator = (Story) => (
  <StoryApp prepare={({ actors }) => (dialogs = actors.dialogs)}>
    <Story />
    <DialogHost />
  </StoryApp>
);

/** The window is the dialogs' own; after it the bar has the focus again. */
export const PhoneOpen: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [besideDialogs],
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole("button", { name: new RegExp(SLIP_TEXT.titles.normal) });
    await userEvent.click(bar);
    await expect(dialogs.getSnapshot().context.slip).toBe("slipNormal");
    const close = await screen.findByRole("button", { name: SLIP_TEXT.close });
    // A sheet that has not taken the focus yet gives none back, and nobody presses so soon.
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(dialogs.getSnapshot().context.slip).toBeNull();
    await waitFor(() => expect(bar).toHaveFocus());
    await userEvent.click(bar);
    await screen.findByRole("dialog", { name: SLIP_TEXT.titles.normal });
  },
};
/** A slip with a live pick is the in-play slip of the dialogs. */
export const PhoneInPlay: Story = {
  args: { betting: createStoryBetting({ slip: { name: "inplay", entries: [{ ...entry, phase: "live" }] } }) },
  globals: { viewport: { value: "phone" } },
  decorators: [besideDialogs],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: new RegExp(SLIP_TEXT.titles.inplay) }));
    await expect(dialogs.getSnapshot().context.slip).toBe("slipInplay");
    const close = await screen.findByRole("button", { name: SLIP_TEXT.close });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.click(close);
    await waitFor(() => expect(dialogs.getSnapshot().context.slip).toBeNull());
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
    // Nothing had the focus when the sheet came.
    await userEvent.click(close);
    const bar = await screen.findByRole("button", { name: new RegExp(SLIP_TEXT.titles.normal) });
    await waitFor(() => expect(bar).toHaveFocus());
  },
};
/** An alert that comes in the sheet's first frame stands over it all the same. */
export const PhoneAlertAtOnce: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [besideDialogs],
  play: async () => {
    const isDrawn = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector("[role=dialog]")) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    dialogs.send({ type: "dialog.open", name: "slipNormal" });
    await isDrawn;
    dialogs.send({ type: "alert.show", message: "먼저 읽어주세요." });
    const alert = await screen.findByRole("alertdialog");
    await waitFor(() => expect(alert).toContainElement(document.activeElement as HTMLElement));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(screen.queryByRole("alertdialog")).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(screen.queryByRole("dialog", { hidden: true })).not.toBeNull();
  },
};
/** It stays when the dialog that it waited for gives the focus back to where that was opened. */
export const PhoneAfterDialog: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story) => (
      <StoryApp prepare={({ actors }) => (dialogs = actors.dialogs)}>
        <Button onClick={() => dialogs.send({ type: "dialog.open", name: "findPassword" })}>열기</Button>
        <Story />
        <DialogHost />
      </StoryApp>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole("button", { name: "열기" });
    await userEvent.click(opener);
    const first = await screen.findByRole("dialog", { name: "비밀번호 찾기" });
    // It takes the focus a moment after it is drawn, and gives back only what it has taken.
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
    dialogs.send({ type: "dialog.open", name: "slipNormal" });
    const isGivenBack = new Promise((resolve) => opener.addEventListener("focus", resolve, { once: true }));
    dialogs.send({ type: "dialog.close", name: "findPassword" });
    await isGivenBack;
    const close = await screen.findByRole("button", { name: SLIP_TEXT.close });
    await waitFor(() => expect(close).toHaveFocus());
    await expect(dialogs.getSnapshot().context.slip).toBe("slipNormal");
  },
};

/** From anywhere on the page to the stake. */
export const Shortcut: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, userEvent }) => {
    const stake = await canvas.findByRole("textbox", { name: "베팅금액" });
    await userEvent.keyboard("{Alt>}[KeyS]{/Alt}");
    await expect(stake).toHaveFocus();
  },
};
/** A leg that closed is told on the bar, and is no part of the price. */
export const PhoneClosedLeg: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    betting: createStoryBetting({ slip: { moved: [{ selectionId: "f1-home", betPrice: 185, status: "closed" }] } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /베팅카트/ })).toHaveTextContent(
      "베팅카트 2경기마감된 선택이 있습니다. 삭제 후 베팅해주세요.",
    );
  },
};
