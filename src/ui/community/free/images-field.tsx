import { useRef, useState } from "react";
import { POST_IMAGES } from "../../../api/contract/community/board.ts";
import { LARGEST_IMAGE } from "../../../api/contract/files.ts";
import { sendImage } from "../../../api/queries/files.ts";
import { fileUrl } from "../../../api/queries/login.ts";
import { useApp } from "../../app-context.ts";
import { useFormField } from "../../frame/form/form-context.ts";
import { Button } from "../../primitives/button.tsx";
import { listOf, textOf } from "./listed.ts";
import { FREE_TEXT as TEXT } from "./text.ts";

/** Images of a post. Each is uploaded as it is chosen, and named in the field. */
export function ImagesField({ name }: { name: string }) {
  "use no memo";
  const { api } = useApp();
  const picker = useRef<HTMLInputElement>(null);
  const { value = "", error, change } = useFormField<string>(name);
  const [upload, setUpload] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false });
  const names = listOf(value);
  const add = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_IMAGE) return setUpload({ isBusy: false, error: TEXT.tooLarge });
    setUpload({ isBusy: true });
    try {
      const uploaded = await sendImage(api, file);
      change(textOf([...names, uploaded.name]));
      setUpload({ isBusy: false });
    } catch (failure) {
      setUpload({ isBusy: false, error: (failure as Error).message });
    }
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="text-xs font-semibold text-muted">{TEXT.images}</legend>
      <p className="text-xs text-faint">{TEXT.imagesHint(POST_IMAGES)}</p>
      <ul className="flex flex-wrap gap-2">
        {names.map((one, index) => (
          <li key={one} className="grid gap-1">
            <img
              src={fileUrl(one)}
              alt={TEXT.image(index + 1)}
              className="size-24 rounded-md border border-line object-cover"
            />
            <Button
              size="sm"
              aria-label={TEXT.removeImage(index + 1)}
              onClick={() => change(textOf(names.filter((other) => other !== one)))}
            >
              {TEXT.remove}
            </Button>
          </li>
        ))}
        {names.length < POST_IMAGES && (
          <li>
            <Button isBusy={upload.isBusy} onClick={() => picker.current?.click()}>
              {TEXT.addImage}
            </Button>
            <input
              ref={picker}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/gif"
              aria-label={TEXT.addImage}
              tabIndex={-1}
              className="sr-only"
              onChange={(event) => {
                // Choosing a file is no change of the form until the file has its name.
                event.stopPropagation();
                void add(event.target.files?.[0]);
                event.target.value = "";
              }}
            />
          </li>
        )}
      </ul>
      {upload.isBusy && <output className="text-xs text-muted">{TEXT.uploading}</output>}
      {(upload.error ?? error) && (
        <p role="alert" className="text-xs text-danger">
          {upload.error ?? error}
        </p>
      )}
    </fieldset>
  );
}
