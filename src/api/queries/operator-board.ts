// The operator's calls about the free board.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { ApiClient } from "../client/client.ts";
import { sendOnce } from "../client/send-command.ts";
import { BanList, type ModerationRequest, WritingPage, type WritingState } from "../contract/operator-board.ts";

export const WRITINGS_KEY = ["admin", "writings"] as const;

export const writingsQuery = (
  api: ApiClient,
  query: {
    kind: "post" | "comment";
    state?: WritingState | undefined;
    text?: string | undefined;
    page: number;
  },
) =>
  queryOptions({
    queryKey: [...WRITINGS_KEY, query],
    queryFn: ({ signal }) => api.call(WritingPage, "admin/writings", { signal, query }),
    placeholderData: keepPreviousData,
  });

export const moderate = (api: ApiClient, id: string, body: ModerationRequest) =>
  sendOnce(api, `admin/writings/${encodeURIComponent(id)}/state`, { method: "PUT", body, schema: v.unknown() });

export const bansQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "writing-bans"],
    queryFn: ({ signal }) => api.call(BanList, "admin/writing-bans", { signal }),
  });

export const liftBan = (api: ApiClient, userId: string) =>
  sendOnce(api, `admin/writing-bans/${encodeURIComponent(userId)}`, { method: "DELETE", schema: v.unknown() });
