import { useSelector } from "@xstate/react";
import type { Ref } from "react";
import { FORM_TEXT } from "./text.ts";
import type { ImageUploadActor } from "./use-image-upload.ts";

export interface ImagePickerProps {
  actor: ImageUploadActor;
  label: string;
  /** A button beside it opens the choice of files. */
  ref: Ref<HTMLInputElement>;
}

/** The choice of a file, which a button opens. */
export function ImagePicker({ actor, label, ref }: ImagePickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/jpeg,image/png,image/webp,image/gif"
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        // Choosing a file is no change of the form until the file has its name.
        event.stopPropagation();
        const [file] = event.target.files ?? [];
        if (file) actor.send({ type: "file.choose", file });
        event.target.value = "";
      }}
    />
  );
}

/** Says that an image is on its way, or why it was not taken. */
export function ImageUploadNotice({ actor }: { actor: ImageUploadActor }) {
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const problem = value === "tooLarge" ? FORM_TEXT.tooLarge : context.failure?.message;
  return (
    <div data-machine="image-upload" data-state={value} className="text-xs">
      {value === "uploading" && <output className="text-muted">{FORM_TEXT.uploading}</output>}
      {(value === "tooLarge" || value === "failed") && (
        <p role="alert" className="text-danger">
          {problem ?? FORM_TEXT.notUploaded}
        </p>
      )}
    </div>
  );
}
