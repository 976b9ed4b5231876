import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { API_BASE, FILE_DOWNLOAD_PATH } from "../../../domain/common/constants.ts";
import { messengers } from "../../contract/community/messengers.endpoints.ts";

export const messengersQuery = (api: ApiClient) => ({
  ...queryOf(api, messengers, {}),
  staleTime: 300_000,
});

/** The address that a stored image is shown from. */
export function fileUrl(imgPath: string): string {
  return `${API_BASE}${FILE_DOWNLOAD_PATH}/${imgPath.split("/").map(encodeURIComponent).join("/")}`;
}
