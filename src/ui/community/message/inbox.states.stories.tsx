import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { messages } from "../../../../.storybook/story-data.ts";
import { inboxMachine } from "../../../machines/inbox/inbox.machine.ts";
import { inboxPaths } from "../../../machines/inbox/inbox.paths.ts";
import { MessageList } from "./message-list.tsx";

const meta = { title: "기계(Machine)/상태/쪽지함" } satisfies Meta;
export default meta;

/** The messages of the test model. */
const items = messages.slice(0, 2).map((message, place) => ({ ...message, id: place === 0 ? "a" : "b" }));

const leaf = frozenLeaves(inboxMachine, inboxPaths, ({ actor: folds }) => (
  <main>
    <h1 className="sr-only">쪽지함</h1>
    <h2 className="sr-only">받은 쪽지</h2>
    <MessageList items={items} folds={folds} />
  </main>
));

export const Closed = leaf("reading.closed", { saysNot: /즐거운 시간|점검합니다/ });
export const Open = leaf("reading.open", { says: /즐거운 시간/ });
export const NoQuestion = leaf("question.none");
export const Asking = leaf("question.asking", { says: /즐거운 시간/ });
