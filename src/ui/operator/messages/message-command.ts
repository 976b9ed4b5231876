import * as v from "valibot";
import { sendMessages } from "../../../api/contract/operator/mailings.endpoints.ts";
import { MessageRequest, RECEIVERS } from "../../../api/contract/operator/mailings.ts";
import { commandOf } from "../../frame/form/commands.ts";
import { MESSAGES_TEXT as TEXT } from "./text.ts";

const { title, contents } = MessageRequest.entries;

/** The ids of a text that divides them by commas, spaces or line breaks; each once. */
export function namesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))];
}

const Message = v.pipe(
  v.object({
    to: v.picklist(["one", "list", "level", "agent", "all"]),
    userIds: v.string(),
    level: v.string(),
    title,
    contents,
  }),
  v.forward(
    v.check(({ to, userIds }) => to === "level" || to === "all" || namesIn(userIds).length > 0, TEXT.noReceiver),
    ["userIds"],
  ),
  v.forward(
    v.check(({ to, userIds }) => (to !== "one" && to !== "agent") || namesIn(userIds).length <= 1, TEXT.onlyOne),
    ["userIds"],
  ),
  v.forward(
    v.check(({ to, userIds }) => to !== "list" || namesIn(userIds).length <= RECEIVERS, TEXT.tooMany(RECEIVERS)),
    ["userIds"],
  ),
  v.forward(
    v.check(({ to, level }) => to !== "level" || level !== "", TEXT.noLevel),
    ["level"],
  ),
);
export type MessageForm = v.InferOutput<typeof Message>;

function receiverOf({ to, userIds, level }: MessageForm): Partial<MessageRequest> {
  if (to === "all") return { userId: "all" };
  if (to === "level") return { level: Number(level) };
  const names = namesIn(userIds);
  return to === "agent" && names[0] !== undefined ? { agent: names[0] } : { userIds: names };
}

export const messageCommand = commandOf(sendMessages, {
  name: "admin.message",
  schema: Message,
  confirms: true,
  input: (form) => ({ body: { ...receiverOf(form), title: form.title, contents: form.contents } }),
});
