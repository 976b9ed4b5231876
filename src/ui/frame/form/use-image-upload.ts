import { useActorRef, useSelector } from "@xstate/react";
import { type ActorRefFrom, fromPromise } from "xstate";
import type { Uploaded } from "../../../api/contract/files.ts";
import { sendImage } from "../../../api/queries/community/files.ts";
import { imageUploadMachine } from "../../../machines/image-upload/image-upload.machine.ts";
import type { ChosenFile } from "../../../machines/image-upload/image-upload.schema.ts";
import { outputOf } from "../../../machines/shared/settled.ts";
import { useApp } from "../../app-context.ts";

export type ImageUploadActor = ActorRefFrom<typeof imageUploadMachine>;

/** Uploads images one at a time; `add` is called with each that the server has kept. */
export function useImageUpload(add: (image: Uploaded) => void): { actor: ImageUploadActor; isBusy: boolean } {
  "use no memo";
  const { api } = useApp();
  const actor = useActorRef(
    imageUploadMachine.provide({
      actors: { sendImage: fromPromise<Uploaded, ChosenFile>(({ input }) => sendImage(api, input as File)) },
      actions: { addImage: ({ event }) => add(outputOf<Uploaded>(event)) },
    }),
  );
  return { actor, isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")) };
}
