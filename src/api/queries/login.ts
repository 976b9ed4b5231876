import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { API_BASE, FILE_DOWNLOAD_PATH } from "../../domain/constants.ts";
import { MessengerList } from "../contract/messengers.ts";

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
