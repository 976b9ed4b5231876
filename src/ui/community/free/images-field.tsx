import { useRef } from "react";
import { POST_IMAGES } from "../../../api/contract/community/board.ts";
import { fileUrl } from "../../../api/queries/session/login.ts";
import { useFormField } from "../../frame/form/form-context.ts";
import { ImagePicker, ImageUploadNotice } from "../../frame/form/image-upload.tsx";
import { useImageUpload } from "../../frame/form/use-image-upload.ts";
import { Button } from "../../primitives/button.tsx";
import { listOf, textOf } from "./listed.ts";
import { FREE_TEXT as TEXT } from "./text.ts";

/** Images of a post. Each is uploaded as it is chosen, and named in the field. */
export function ImagesField({ name }: { name: string }) {
  "use no memo";
  const picker = useRef<HTMLInputElement>(null);
  const { value = "", error, change } = useFormField<string>(name);
  const names = listOf(value);
  const { actor, isBusy } = useImageUpload(({ name: added }) => change(textOf([...names, added])));
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
            <Button isBusy={isBusy} onClick={() => picker.current?.click()}>
              {TEXT.addImage}
            </Button>
            <ImagePicker ref={picker} actor={actor} label={TEXT.addImage} />
          </li>
        )}
      </ul>
      <ImageUploadNotice actor={actor} />
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
