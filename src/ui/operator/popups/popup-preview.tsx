import { SafeHtml } from "../../primitives/safe-html.tsx";
import { POPUPS_TEXT } from "../text.ts";

/** A width that is refused is not drawn: words one letter wide say nothing. In px. */
const LEAST_WIDTH = 100;

/** The popup as members see it, at its width where that fits. */
export function PopupPreview({ title, contents, width }: { title: string; contents: string; width: number }) {
  return (
    <figure className="grid grid-cols-1 gap-1">
      <figcaption className="text-xs font-semibold text-muted">{POPUPS_TEXT.preview}</figcaption>
      <div
        style={Number.isFinite(width) ? { width: Math.max(width, LEAST_WIDTH) } : undefined}
        className="max-w-full rounded-lg border border-edge bg-surface"
      >
        <p className="min-h-9 border-b border-line px-3 py-2 text-sm font-bold break-words">{title}</p>
        {contents.trim() === "" ? (
          <p className="p-3 text-sm text-faint">{POPUPS_TEXT.noPreview}</p>
        ) : (
          <SafeHtml html={contents} className="p-3 text-sm break-words" />
        )}
      </div>
    </figure>
  );
}
