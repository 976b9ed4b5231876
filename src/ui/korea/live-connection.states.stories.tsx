import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { liveConnectionMachine } from "../../machines/live-connection/live-connection.machine.ts";
import { liveConnectionPaths } from "../../machines/live-connection/live-connection.paths.ts";
import { PlainLayout } from "../layout/plain-layout.tsx";
import { LoginPage } from "../login/login-page.tsx";
import { LOGIN_TEXT } from "../login/text.ts";
import { LiveBanner } from "./live-banner.tsx";
import { LIVE_TEXT } from "./text.ts";

const meta = { title: "States/live-connection" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(liveConnectionMachine, liveConnectionPaths, ({ actor }) =>
  actor.getSnapshot().matches("stopped") ? (
    <StoryApp answers={{ "member/token": { token: null } }}>
      <PlainLayout>
        <LoginPage />
      </PlainLayout>
    </StoryApp>
  ) : (
    <LiveBanner live={actor} />
  ),
);

/** Before a login there are no prices, and nothing is said of them. */
export const Stopped = leaf("stopped", { isUnseen: true, says: LOGIN_TEXT.submit, saysNot: LIVE_TEXT.connecting });
export const Connecting = leaf("online.connecting", { says: LIVE_TEXT.connecting });
export const Live = leaf("online.live", { says: LIVE_TEXT.fresh });
export const Stale = leaf("online.stale", { says: LIVE_TEXT.stale });
export const Resyncing = leaf("online.resyncing", { says: LIVE_TEXT.resyncing });
export const Disconnected = leaf("disconnected", { says: LIVE_TEXT.disconnected });
