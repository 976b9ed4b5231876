import type { Meta } from "@storybook/react-vite";
import { useState } from "react";
import { frozenActor, frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { dialogsMachine } from "../../../machines/dialogs/dialogs.machine.ts";
import { dialogsPaths } from "../../../machines/dialogs/dialogs.paths.ts";
import { sessionMachine } from "../../../machines/session/session.machine.ts";
import { sessionPaths } from "../../../machines/session/session.paths.ts";
import { SlipDock } from "../../sports/slip/slip-dock.tsx";
import { SLIP_TEXT } from "../../sports/slip/text.ts";
import { member } from "../../../../.storybook/story-data.ts";
import { MobileHeader } from "../layout/mobile-header.tsx";
import { ENTRIES_TEXT } from "../layout/late-text.ts";
import { DialogHost } from "./dialog-host.tsx";
import { DIALOG_TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/대화상자" } satisfies Meta;
export default meta;

const noop = (): void => undefined;

const leaf = frozenLeaves(dialogsMachine, dialogsPaths, ({ actor: dialogs, leaf: shown }) => (
  <StoryApp
    prepare={({ actors }) =>
      Object.assign(actors, {
        dialogs,
        session: frozenActor(sessionMachine, sessionPaths, "loggedIn.connection.online.waiting"),
      })
    }
  >
    {shown.startsWith("menu.") && (
      <MobileHeader user={member} unread={0} onUserInfo={noop} onMoney={noop} onLogout={noop} />
    )}
    {shown === "slip.open" && <Slip />}
    <DialogHost />
  </StoryApp>
));

/** A slip is drawn by the page that it belongs to. */
function Slip() {
  const [betting] = useState(() => createStoryBetting({ slip: {} }));
  return <SlipDock betting={betting} />;
}

export const MenuClosed = leaf("menu.closed");
export const MenuOpen = leaf("menu.open", {
  isOnPhone: true,
  where: ({ context }) => context.menu === "account",
  says: ENTRIES_TEXT.logout,
});
export const SlipClosed = leaf("slip.closed");
/** The phone's sheet; a desktop's page has its slip always beside it. */
export const SlipOpen = leaf("slip.open", {
  isOnPhone: true,
  where: ({ context }) => context.slip === "slipNormal",
  says: SLIP_TEXT.stake,
});
export const BaseClosed = leaf("base.closed");
export const BaseOpen = leaf("base.open", {
  where: ({ context }) => context.base === "userInfo",
  says: DIALOG_TEXT.userInfo,
});
export const ConfirmClosed = leaf("confirm.closed");
export const ConfirmOpen = leaf("confirm.open", { says: "이동하시겠습니까?" });
export const AlertClosed = leaf("alert.closed");
export const AlertOpen = leaf("alert.open", { says: "차단된 IP입니다." });
