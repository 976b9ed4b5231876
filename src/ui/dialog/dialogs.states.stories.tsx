import type { Meta } from "@storybook/react-vite";
import { frozenActor, frozenLeaves } from "../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { dialogsMachine } from "../../machines/dialogs/dialogs.machine.ts";
import { dialogsPaths } from "../../machines/dialogs/dialogs.paths.ts";
import { sessionMachine } from "../../machines/session/session.machine.ts";
import { sessionPaths } from "../../machines/session/session.paths.ts";
import { DialogHost } from "./dialog-host.tsx";
import { DIALOG_TEXT } from "./text.ts";

const meta = { title: "States/dialogs" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(dialogsMachine, dialogsPaths, ({ actor: dialogs }) => (
  <StoryApp
    prepare={({ actors }) =>
      Object.assign(actors, {
        dialogs,
        session: frozenActor(sessionMachine, sessionPaths, "loggedIn.connection.online.waiting"),
      })
    }
  >
    <DialogHost />
  </StoryApp>
));

export const SlipClosed = leaf("slip.closed");
/** A slip is shown by the page that it belongs to; the host knows which one is open, and no more. */
export const SlipOpen = leaf("slip.open");
export const BaseClosed = leaf("base.closed");
export const BaseOpen = leaf("base.open", {
  where: ({ context }) => context.base === "userInfo",
  says: DIALOG_TEXT.userInfo,
});
export const ConfirmClosed = leaf("confirm.closed");
export const ConfirmOpen = leaf("confirm.open", { says: "이동하시겠습니까?" });
export const AlertClosed = leaf("alert.closed");
export const AlertOpen = leaf("alert.open", { says: "차단된 IP입니다." });
