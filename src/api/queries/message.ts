import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { ApiClient } from "../client/client.ts";
import { MessageList } from "../contract/member.ts";

/** Every page of the inbox. */
export const MESSAGES_KEY = ["message"] as const;

export const messagesQuery = (api: ApiClient, page = 1) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, page],
    queryFn: ({ signal }) => api.call(MessageList, "message", { signal, ...(page > 1 && { query: { page } }) }),
    placeholderData: keepPreviousData,
  });

/** These calls answer nothing. */
const Nothing = v.unknown();

export async function readMessage(api: ApiClient, id: string): Promise<void> {
  await api.call(Nothing, `message/${encodeURIComponent(id)}/read`, { method: "POST" });
}

export async function readAllMessages(api: ApiClient): Promise<void> {
  await api.call(Nothing, "message/read-all", { method: "POST" });
}

export async function deleteMessage(api: ApiClient, id: string): Promise<void> {
  await api.call(Nothing, `message/${encodeURIComponent(id)}`, { method: "DELETE" });
}

export async function deleteReadMessages(api: ApiClient): Promise<void> {
  await api.call(Nothing, "message", { method: "DELETE" });
}
