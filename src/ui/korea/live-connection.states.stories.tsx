import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../.storybook/frozen.tsx";
import { liveConnectionMachine } from "../../machines/live-connection/live-connection.machine.ts";
import { liveConnectionPaths } from "../../machines/live-connection/live-connection.paths.ts";
import { LiveBanner } from "./live-banner.tsx";

const meta = { title: "States/live-connection" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(liveConnectionMachine, liveConnectionPaths, ({ actor }) => <LiveBanner live={actor} />);

export const Stopped = leaf("stopped");
export const Connecting = leaf("online.connecting");
export const Live = leaf("online.live");
export const Stale = leaf("online.stale");
export const Resyncing = leaf("online.resyncing");
export const Disconnected = leaf("disconnected");
