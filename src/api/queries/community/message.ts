import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { messages } from "../../contract/community/message.endpoints.ts";

export const messagesQuery = (api: ApiClient, page = 1) => ({
  ...queryOf(api, messages, page > 1 ? { query: { page } } : {}),
  placeholderData: keepPreviousData,
});
