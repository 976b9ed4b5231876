import type { Meta } from "@storybook/react-vite";
import { InboxFace } from "../../../../.storybook/member-faces.tsx";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { inboxMachine } from "../../../machines/inbox/inbox.machine.ts";
import { inboxPaths } from "../../../machines/inbox/inbox.paths.ts";

const meta = { title: "기계(Machine)/상태/쪽지함" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(inboxMachine, inboxPaths, InboxFace);

export const Closed = leaf("reading.closed", { saysNot: /즐거운 시간|점검합니다/ });
export const Open = leaf("reading.open", { says: /즐거운 시간/ });
export const NoQuestion = leaf("question.none");
export const Asking = leaf("question.asking", { says: /즐거운 시간/ });
