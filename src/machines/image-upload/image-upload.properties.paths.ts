// What holds of a whole walk of uploading images.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { comes, not, starts } from "../command/submission.properties.paths.ts";
import type { imageUploadMachine } from "./image-upload.machine.ts";

export const imageUploadProperties: Properties<typeof imageUploadMachine> = {
  "what could not be sent is sent again by a choice alone": after(
    comes("xstate.error.actor.sendImage"),
    not(starts("sendImage")),
    comes("file.choose"),
  ),
  "an upload is over with its answer": respond(starts("sendImage"), ({ after: now }) => !now.hasTag("busy"), {
    steps: 1,
  }),
};
