import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { attendance } from "../../contract/programmes/attendance.endpoints.ts";

export const attendanceQuery = (api: ApiClient, month: string | undefined) => ({
  ...queryOf(api, attendance, { query: { month } }),
  placeholderData: keepPreviousData,
});
