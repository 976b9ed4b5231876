import type { Meta } from "@storybook/react-vite";
import { LeasedQueueFace, QUEUE_FORM } from "../../../../.storybook/operator-faces.tsx";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { leasedQueueMachine } from "../../../machines/leased-queue/leased-queue.machine.ts";
import { leasedQueuePaths } from "../../../machines/leased-queue/leased-queue.paths.ts";
import { QUEUE_TEXT as TEXT } from "./queue-text.ts";

const meta = { title: "기계(Machine)/상태/담당 신청 목록", beforeEach: () => sessionStorage.clear() } satisfies Meta;
export default meta;

const leaf = frozenLeaves(leasedQueueMachine, leasedQueuePaths, LeasedQueueFace);

export const Browsing = leaf("browsing", { says: "member01", saysNot: QUEUE_FORM });
export const Deciding = leaf("deciding", { says: QUEUE_FORM, saysNot: TEXT.lost });
export const Lost = leaf("lost", { says: TEXT.lost, saysNot: QUEUE_FORM });
