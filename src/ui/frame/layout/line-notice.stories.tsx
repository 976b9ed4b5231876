import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { frozenActor } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { sessionMachine } from "../../../machines/session/session.machine.ts";
import { sessionPaths } from "../../../machines/session/session.paths.ts";
import { liveConnectionMachine } from "../../../machines/live-connection/live-connection.machine.ts";
import { liveConnectionPaths } from "../../../machines/live-connection/live-connection.paths.ts";
import type { BettingLists } from "../../sports/slip/betting.ts";
import { LineNotice } from "./line-notice.tsx";
import { LINE_TEXT } from "./late-text.ts";

const meta = { title: "공통/틀/실시간 연결 안내", component: LineNotice } satisfies Meta<typeof LineNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Under a header, with a line and a session that stand in these states. */
function story(line: string, session: string, says: string | null): Story {
  return {
    decorators: [
      (Story) => (
        <StoryApp
          prepare={(app) => {
            const live = frozenActor(liveConnectionMachine, liveConnectionPaths, line);
            const lists = { live } as unknown as BettingLists;
            app.betting = { ...app.betting, readLists: () => lists };
            Object.assign(app.actors, { session: frozenActor(sessionMachine, sessionPaths, session) });
          }}
        >
          <header className="relative bg-surface p-3">
            <Story />
          </header>
        </StoryApp>
      ),
    ],
    play: async ({ canvas }) => {
      const notice = canvas.getByRole("status");
      await expect(notice).toHaveTextContent(says ?? "");
      if (says === null) await expect(notice).toBeEmptyDOMElement();
      await expect(document.documentElement.hasAttribute("data-line-lost")).toBe(says !== null);
    },
  };
}

const ONLINE = "loggedIn.connection.online.waiting";
export const Live = story("online.live", ONLINE, null);
export const Connecting = story("online.connecting", ONLINE, null);
export const Stale = story("online.stale", ONLINE, LINE_TEXT.silent);
export const Disconnected = story("disconnected", ONLINE, LINE_TEXT.silent);
export const Unanswered = story("online.live", "loggedIn.connection.lost.waiting", LINE_TEXT.lost);
export const Phone: Story = { ...Disconnected, globals: { viewport: { value: "phone" }, theme: "light" } };
