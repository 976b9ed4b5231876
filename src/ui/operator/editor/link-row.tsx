import type { Editor } from "@tiptap/react";
import { useState, type KeyboardEvent } from "react";
import { Button } from "../../primitives/button.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { isOwnAddress } from "./extensions.ts";
import { EDITOR_TEXT as TEXT } from "./text.ts";

/** Makes the selected text a link to an address of this site. */
export function LinkRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes("link").href ?? ""));
  const [error, setError] = useState<string | undefined>();
  const apply = () => {
    if (!isOwnAddress(address)) return setError(TEXT.wrongAddress);
    editor.chain().focus().extendMarkRange("link").setLink({ href: address }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  const takeEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // The form around the editor is not sent by it.
    event.preventDefault();
    apply();
  };
  return (
    <div className="grid gap-2 border-b border-line bg-raised p-2">
      <TextField
        label={TEXT.address}
        hint={TEXT.addressHint}
        error={error}
        value={address}
        autoComplete="off"
        onChange={(event) => {
          setAddress(event.target.value.trim());
          setError(undefined);
        }}
        onKeyDown={takeEnter}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onClose}>
          {TEXT.close}
        </Button>
        <Button size="sm" onClick={remove}>
          {TEXT.removeLink}
        </Button>
        <Button size="sm" look="primary" onClick={apply}>
          {TEXT.apply}
        </Button>
      </div>
    </div>
  );
}
