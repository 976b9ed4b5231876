import { useId } from "react";
import type { Message } from "../../../api/contract/session/member.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";
import { SafeHtml } from "../../primitives/safe-html.tsx";
import { MESSAGE_TEXT } from "./text.ts";

export interface MessageRowProps {
  message: Message;
  isOpen: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

/** One message: its title, and below it what it says once it is opened. */
export function MessageRow({ message, isOpen, onToggle, onDelete }: MessageRowProps) {
  const id = useId();
  const isUnread = message.readAt === null;
  return (
    <li data-state={isUnread ? "unread" : "read"} className="border-b border-line last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-12 w-full items-center gap-3 px-3 py-2 text-left -outline-offset-2 hover:bg-hover"
        >
          <span
            className={classNames(
              "w-13 shrink-0 rounded-sm py-0.5 text-center text-2xs font-bold",
              isUnread ? "bg-warn-soft text-warn" : "bg-raised text-faint",
            )}
          >
            {isUnread ? MESSAGE_TEXT.unread : message.isRecalled ? MESSAGE_TEXT.recalled : MESSAGE_TEXT.read}
          </span>
          <span
            className={classNames(
              "min-w-0 flex-1 truncate",
              isUnread ? "font-semibold" : "text-muted",
              message.isRecalled && "line-through",
            )}
          >
            {message.title}
          </span>
          <time dateTime={message.sentAt} className="shrink-0 text-xs text-faint">
            {formatShortDateTime(message.sentAt)}
          </time>
          <Icon name="down" size={16} className={classNames("shrink-0 text-faint", isOpen && "rotate-180")} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="border-t border-line bg-raised px-3 py-3">
        {isOpen && message.isRecalled && <p className="text-sm text-muted">{MESSAGE_TEXT.isRecalled}</p>}
        {isOpen && !message.isRecalled && (
          <SafeHtml
            html={message.contents}
            className={classNames("max-w-prose text-sm", !hasBlocks(message.contents) && "whitespace-pre-line")}
          />
        )}
        <div className="mt-3 flex justify-end">
          <Button size="sm" look="danger" onClick={onDelete}>
            <Icon name="trash" size={14} />
            {MESSAGE_TEXT.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Plain text keeps the line breaks that were typed; with blocks of its own, HTML breaks its lines itself. */
function hasBlocks(html: string): boolean {
  return /<(?:p|div|br|hr|ul|ol|li|h\d|table|blockquote|figure)\b/i.test(html);
}
