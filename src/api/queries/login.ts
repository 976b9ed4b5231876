import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { ApiClient } from "../client/client.ts";
import { sendOnce } from "../client/send-command.ts";
import { API_BASE, FILE_DOWNLOAD_PATH } from "../../domain/constants.ts";
import type { JoinRequest, PasswordChangeRequest } from "../contract/member.ts";
import { MessengerList } from "../contract/settings.ts";

export const messengersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["setting", "messenger"],
    queryFn: ({ signal }) => api.call(MessengerList, "setting/messenger", { signal }),
    staleTime: 300_000,
  });

/** The address that a stored image is shown from. */
export function fileUrl(imgPath: string): string {
  return `${API_BASE}${FILE_DOWNLOAD_PATH}/${imgPath.split("/").map(encodeURIComponent).join("/")}`;
}

/** The answers of these calls are not read: that they were taken is all the page needs. */
const Taken = v.unknown();

export async function joinMember(api: ApiClient, request: JoinRequest): Promise<void> {
  await sendOnce(api, "member/join", { method: "POST", body: request, schema: Taken });
}

export async function changePassword(api: ApiClient, request: PasswordChangeRequest): Promise<void> {
  await sendOnce(api, "member/password", { method: "POST", body: request, schema: Taken });
}
