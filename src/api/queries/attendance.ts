import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { AttendanceMonth, AttendanceRules } from "../contract/attendance.ts";

export const ATTENDANCE_KEY = ["attendance"] as const;

export const attendanceQuery = (api: ApiClient, month: string | undefined) =>
  queryOptions({
    queryKey: [...ATTENDANCE_KEY, month],
    queryFn: ({ signal }) => api.call(AttendanceMonth, "attendance", { signal, ...(month && { query: { month } }) }),
    placeholderData: keepPreviousData,
  });

export const ADMIN_ATTENDANCE_KEY = ["admin", "attendance"] as const;

export const attendanceRulesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ADMIN_ATTENDANCE_KEY,
    queryFn: ({ signal }) => api.call(AttendanceRules, "admin/attendance-rules", { signal }),
  });
