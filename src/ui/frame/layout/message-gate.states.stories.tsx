import type { Meta } from "@storybook/react-vite";
import { frozenActor, frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { UNREAD_MESSAGES_TEXT } from "../../../domain/session/session-text.ts";
import { loadingBarMachine } from "../../../machines/loading-bar/loading-bar.machine.ts";
import { loadingBarPaths } from "../../../machines/loading-bar/loading-bar.paths.ts";
import { messageGateMachine } from "../../../machines/message-gate/message-gate.machine.ts";
import { messageGatePaths } from "../../../machines/message-gate/message-gate.paths.ts";
import { sessionMachine } from "../../../machines/session/session.machine.ts";
import { sessionPaths } from "../../../machines/session/session.paths.ts";
import { DialogHost } from "../dialog/dialog-host.tsx";
import { HomePage } from "../home/home-page.tsx";
import { MessagePage } from "../../community/message/message-page.tsx";
import { DefaultLayout } from "./default-layout.tsx";
import { LoadingBar } from "./loading-bar.tsx";

const meta = { title: "기계(Machine)/상태/안 읽은 쪽지 확인" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(messageGateMachine, messageGatePaths, ({ actor: messageGate }) => {
  const snapshot = messageGate.getSnapshot();
  return (
    <StoryApp
      answers={{ popup: [] }}
      prepare={({ actors }) => {
        const loading = snapshot.matches("reading") ? "running" : "hidden";
        Object.assign(actors, {
          messageGate,
          session: frozenActor(sessionMachine, sessionPaths, "loggedIn.connection.online.waiting"),
          loadingBar: frozenActor(loadingBarMachine, loadingBarPaths, loading),
        });
        // The navigation tells what the gate answered.
        if (snapshot.matches("blocked")) actors.dialogs.send({ type: "alert.show", message: UNREAD_MESSAGES_TEXT });
      }}
    >
      <LoadingBar />
      <DefaultLayout>
        {snapshot.hasTag("decided") ? <MessagePage /> : snapshot.matches("reading") && <HomePage />}
      </DefaultLayout>
      <DialogHost />
    </StoryApp>
  );
});

/** The frame stands, and no page in it yet. */
export const Idle = leaf("idle", { saysNot: "다음 경기" });
/** The page before stays while the next one is asked for. */
export const Reading = leaf("reading", { says: "다음 경기" });
export const Allowed = leaf("allowed", { where: ({ context }) => context.unread > 0, says: "받은 쪽지" });
export const Blocked = leaf("blocked", { says: UNREAD_MESSAGES_TEXT });
