import type { Meta } from "@storybook/react-vite";
import { frozenActor, frozenLeaves } from "../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { messageGateMachine } from "../../machines/message-gate/message-gate.machine.ts";
import { messageGatePaths } from "../../machines/message-gate/message-gate.paths.ts";
import { sessionMachine } from "../../machines/session/session.machine.ts";
import { sessionPaths } from "../../machines/session/session.paths.ts";
import { MessagePage } from "../message/message-page.tsx";
import { DefaultLayout } from "./default-layout.tsx";

const meta = { title: "States/message-gate" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(messageGateMachine, messageGatePaths, ({ actor: messageGate }) => (
  <StoryApp
    prepare={({ actors }) =>
      Object.assign(actors, {
        messageGate,
        session: frozenActor(sessionMachine, sessionPaths, "loggedIn.connection.online.waiting"),
      })
    }
  >
    <DefaultLayout>
      <MessagePage />
    </DefaultLayout>
  </StoryApp>
));

export const Idle = leaf("idle");
export const Reading = leaf("reading");
export const Allowed = leaf("allowed", { where: ({ context }) => context.unread > 0 });
export const Blocked = leaf("blocked");
