import { send } from "../../client/send-at-once.ts";
import type { ApiClient } from "../../client/client.ts";
import { uploadImage } from "../../contract/uploads.endpoints.ts";

/** Uploads an image and answers the name that it is served under. Rejects with ApiFailure. */
export const sendImage = (api: ApiClient, file: File) => send(api, uploadImage, { body: file }, { timeoutMs: 60_000 });
