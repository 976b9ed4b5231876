import { useEditorState, type Editor } from "@tiptap/react";
import { classNames } from "../../primitives/class-names.ts";
import { EDITOR_TEXT as TEXT } from "./text.ts";

interface Tool {
  name: Exclude<keyof typeof TEXT, "tools">;
  /** Shown as pressed where the cursor stands in it. */
  isOn?: (editor: Editor) => boolean;
  /** Left out of the row where it has no effect. */
  isShown?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const inTable = (editor: Editor) => editor.isActive("table");

const TOOLS: readonly Tool[] = [
  { name: "bold", isOn: (at) => at.isActive("bold"), run: (at) => at.chain().focus().toggleBold().run() },
  { name: "italic", isOn: (at) => at.isActive("italic"), run: (at) => at.chain().focus().toggleItalic().run() },
  {
    name: "underline",
    isOn: (at) => at.isActive("underline"),
    run: (at) => at.chain().focus().toggleUnderline().run(),
  },
  { name: "strike", isOn: (at) => at.isActive("strike"), run: (at) => at.chain().focus().toggleStrike().run() },
  {
    name: "heading",
    isOn: (at) => at.isActive("heading", { level: 2 }),
    run: (at) => at.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: "subheading",
    isOn: (at) => at.isActive("heading", { level: 3 }),
    run: (at) => at.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { name: "list", isOn: (at) => at.isActive("bulletList"), run: (at) => at.chain().focus().toggleBulletList().run() },
  {
    name: "numbers",
    isOn: (at) => at.isActive("orderedList"),
    run: (at) => at.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "quote",
    isOn: (at) => at.isActive("blockquote"),
    run: (at) => at.chain().focus().toggleBlockquote().run(),
  },
  { name: "rule", run: (at) => at.chain().focus().setHorizontalRule().run() },
  {
    name: "table",
    isShown: (at) => !inTable(at),
    run: (at) => at.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  { name: "addRow", isShown: inTable, run: (at) => at.chain().focus().addRowAfter().run() },
  { name: "addColumn", isShown: inTable, run: (at) => at.chain().focus().addColumnAfter().run() },
  { name: "deleteRow", isShown: inTable, run: (at) => at.chain().focus().deleteRow().run() },
  { name: "deleteColumn", isShown: inTable, run: (at) => at.chain().focus().deleteColumn().run() },
  { name: "deleteTable", isShown: inTable, run: (at) => at.chain().focus().deleteTable().run() },
  { name: "undo", run: (at) => at.chain().focus().undo().run() },
  { name: "redo", run: (at) => at.chain().focus().redo().run() },
];

/** The buttons that change the text. */
export function Toolbar({ editor }: { editor: Editor }) {
  "use no memo";
  const tools = useEditorState({
    editor,
    selector: ({ editor: at }) =>
      TOOLS.filter(({ isShown }) => isShown?.(at) ?? true).map(({ name, isOn }) => ({ name, isOn: isOn?.(at) })),
  });
  return tools.map(({ name, isOn }) => (
    <ToolButton
      key={name}
      label={TEXT[name] as string}
      isOn={isOn}
      onPress={() => TOOLS.find((tool) => tool.name === name)?.run(editor)}
    />
  ));
}

export interface ToolButtonProps {
  label: string;
  isOn?: boolean | undefined;
  isExpanded?: boolean;
  isBusy?: boolean;
  onPress: () => void;
}

export function ToolButton({ label, isOn, isExpanded, isBusy = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      aria-busy={isBusy || undefined}
      onClick={onPress}
      className={classNames(
        "h-8 shrink-0 rounded-sm px-2 text-xs font-semibold",
        isOn || isExpanded ? "bg-accent-soft text-accent" : "text-muted hover:bg-hover hover:text-ink",
      )}
    >
      {label}
    </button>
  );
}
