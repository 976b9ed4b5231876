import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { fileUrl } from "../../../api/queries/session/login.ts";
import { ImagePicker, ImageUploadNotice } from "../../frame/form/image-upload.tsx";
import { useImageUpload } from "../../frame/form/use-image-upload.ts";
import { TextArea } from "../../primitives/text-area.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { contentOf } from "./content-of.ts";
import { EXTENSIONS } from "./extensions.ts";
import { LinkRow } from "./link-row.tsx";
import { EDITOR_TEXT as TEXT } from "./text.ts";
import { ToolButton, Toolbar } from "./toolbar.tsx";

export interface HtmlEditorProps {
  label: string;
  /** HTML; what the editor does not know is left out of it. Empty: "". */
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (html: string) => void;
}

/** Text with headings, lists, tables, images and links, written as it looks, or as HTML. */
export function HtmlEditor({ label, value, error, hint, onChange }: HtmlEditorProps) {
  "use no memo";
  const id = useId();
  const note = error ?? hint;
  const picker = useRef<HTMLInputElement>(null);
  /** What the editor shows. */
  const shown = useRef(value);
  const isFilling = useRef(false);
  const [open, setOpen] = useState<"link" | "source" | null>(null);
  const tell = (html: string) => {
    shown.current = html;
    onChange(html);
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: contentOf(value),
    // Markup may carry no styles here; those that the editor needs are classes.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(note && { "aria-describedby": id }),
        class:
          "operator-html min-h-40 max-h-120 overflow-y-auto p-3 text-sm break-words whitespace-pre-wrap outline-none",
      },
    },
    onUpdate: ({ editor: at }) => {
      if (!isFilling.current) tell(at.isEmpty ? "" : at.getHTML());
    },
  });
  const image = useEditorState({
    editor,
    selector: ({ editor: at }) => (at.isActive("image") ? String(at.getAttributes("image").alt ?? "") : null),
  });
  /** What the editor makes of it is not told: the text stays as it was written. */
  const fill = useEffectEvent((html: string) => {
    isFilling.current = true;
    editor.commands.setContent(contentOf(html), { emitUpdate: false });
    isFilling.current = false;
  });
  // A draft that is put back, a form that is emptied, and what is written as HTML.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    fill(value);
  }, [value]);

  const { actor, isBusy } = useImageUpload(({ name, width, height }) =>
    editor
      .chain()
      .focus()
      .setImage({ src: fileUrl(name), alt: "", width, height })
      .run(),
  );
  const toggle = (what: "link" | "source") => setOpen(open === what ? null : what);

  return (
    <div className="grid gap-1">
      <span className="text-xs font-semibold text-muted">{label}</span>
      <div className={`overflow-hidden rounded-md border bg-field ${error ? "border-danger" : "border-edge"}`}>
        <fieldset aria-label={TEXT.tools(label)} className="flex flex-wrap gap-0.5 border-b border-line bg-surface p-1">
          <Toolbar editor={editor} />
          <ToolButton label={TEXT.image} isBusy={isBusy} onPress={() => picker.current?.click()} />
          <ToolButton label={TEXT.link} isExpanded={open === "link"} onPress={() => toggle("link")} />
          <ToolButton label={TEXT.source} isExpanded={open === "source"} onPress={() => toggle("source")} />
          <ImagePicker ref={picker} actor={actor} label={TEXT.image} />
        </fieldset>
        {open === "link" && <LinkRow editor={editor} onClose={() => setOpen(null)} />}
        {image !== null && (
          <div className="border-b border-line bg-raised p-2">
            <TextField
              label={TEXT.alt}
              hint={TEXT.altHint}
              value={image}
              autoComplete="off"
              onChange={(event) => editor.commands.updateAttributes("image", { alt: event.target.value })}
            />
          </div>
        )}
        {open === "source" && (
          <div className="border-b border-line bg-raised p-2">
            <TextArea
              label={TEXT.source}
              rows={6}
              spellCheck={false}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        )}
        <EditorContent editor={editor} />
      </div>
      <ImageUploadNotice actor={actor} />
      {note && (
        <p id={id} className={`text-xs ${error ? "text-danger" : "text-faint"}`}>
          {note}
        </p>
      )}
    </div>
  );
}
