import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { MessageList } from "../contract/member.ts";

export const messagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["message"],
    queryFn: ({ signal }) => api.call(MessageList, "message", { signal }),
  });
