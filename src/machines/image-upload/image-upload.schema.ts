// Effects. addImage: the name and the size of the image go where it was chosen for.
import type { Failure } from "../../domain/session/server-code.ts";

/** A file as a browser hands it over; its bytes are nothing to the chart. */
export interface ChosenFile {
  /** In bytes. */
  readonly size: number;
}

export type ImageUploadEvent =
  /** The member or operator chooses a file. */
  { type: "file.choose"; file: ChosenFile };

export interface ImageUploadContext {
  /** The file that was chosen last. */
  file: ChosenFile | null;
  failure: Failure | null;
}

/** busy: a file is on its way. */
export type ImageUploadTag = "busy";
