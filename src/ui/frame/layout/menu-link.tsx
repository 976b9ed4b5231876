import { Link } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useApp } from "../../app-context.ts";
import { tellLostPart } from "../../lost-part.ts";
import { Icon } from "../../primitives/icon.tsx";
import type { MenuRow } from "./menu-table.ts";
import { LAYOUT_TEXT } from "./text.ts";
import { UnreadBadge } from "./unread-badge.tsx";

/** Now, in seconds since 1970. A sport that is chosen stays chosen in the next game. */
export const withTime = ({ sportId }: { sportId?: unknown }) => ({
  time: Math.floor(Date.now() / 1000),
  ...(sportId !== undefined && { sportId }),
});

export interface MenuLinkProps {
  row: MenuRow;
  unread: number;
  className: string;
  activeClassName?: string;
  hasIcon?: boolean;
  /** The icon alone is seen, and the label is read. */
  isShort?: boolean;
  onFollow?: () => void;
}

/** One row of the menu table as a link; it knows whether it leads to the page that is shown. */
export function MenuLink({ row, unread, className, activeClassName = "", ...props }: MenuLinkProps) {
  const { hasIcon = false, isShort = false, onFollow } = props;
  const { late } = useApp();
  const { launch } = row;
  const follow = (event: MouseEvent) => {
    // With a key held down a browser opens the address in a tab of the member's own.
    if (launch && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      late
        .launches()
        .then(({ request }) => request(launch))
        .catch(tellLostPart);
    }
    onFollow?.();
  };
  return (
    <Link
      to={row.to}
      {...(row.hasTime && { search: withTime })}
      activeOptions={{ exact: row.isExact ?? false, includeSearch: false }}
      activeProps={{ "aria-current": "page", className: activeClassName }}
      className={className}
      {...(isShort && { title: row.label })}
      {...(launch && { "aria-haspopup": "dialog" })}
      onClick={follow}
    >
      {(hasIcon || isShort) && <Icon name={row.icon} size={isShort ? 20 : 16} />}
      {isShort ? <span className="sr-only">{row.label}</span> : row.label}
      {row.hasUnread && unread > 0 && <UnreadBadge count={unread} label={LAYOUT_TEXT.unread(unread)} />}
    </Link>
  );
}
