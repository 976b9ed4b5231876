import type { ApiClient } from "../client/client.ts";
import { sendOnce } from "../client/send-command.ts";
import { Uploaded } from "../contract/files.ts";

/** Uploads an image and answers the name that it is served under. Rejects with ApiFailure. */
export const uploadImage = (api: ApiClient, file: File) =>
  sendOnce(api, "files", {
    method: "POST",
    schema: Uploaded,
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
    timeoutMs: 60_000,
  });
