import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { LiveConnectionFace } from "../../../../.storybook/login-face.tsx";
import { liveConnectionMachine } from "../../../machines/live-connection/live-connection.machine.ts";
import { liveConnectionPaths } from "../../../machines/live-connection/live-connection.paths.ts";
import { LOGIN_TEXT } from "../../account/login/text.ts";
import { LIVE_TEXT } from "./live-text.ts";

const meta = { title: "기계(Machine)/상태/실시간 연결" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(liveConnectionMachine, liveConnectionPaths, LiveConnectionFace);

export const Stopped = leaf("stopped", { isUnseen: true, says: LOGIN_TEXT.submit, saysNot: LIVE_TEXT.connecting });
export const Connecting = leaf("online.connecting", { says: LIVE_TEXT.connecting });
export const Live = leaf("online.live", { says: LIVE_TEXT.fresh });
export const Stale = leaf("online.stale", { says: LIVE_TEXT.stale });
export const Resyncing = leaf("online.resyncing", { says: LIVE_TEXT.resyncing });
export const Disconnected = leaf("disconnected", { says: LIVE_TEXT.disconnected });
