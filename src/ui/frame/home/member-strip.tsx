import { useSelector } from "@xstate/react";
import { useApp } from "../../app-context.ts";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import { Money } from "../../primitives/money.tsx";
import { MenuLink } from "../layout/menu-link.tsx";
import { menuOf } from "../layout/menu-table.ts";
import { LAYOUT_TEXT } from "../layout/text.ts";

const LINK =
  "relative flex h-13 flex-col items-center justify-center gap-0.5 rounded-md text-2xs font-semibold text-muted hover:bg-hover hover:text-ink";

/** What a member holds and the member's own links, on phones and tablets. Other pages have them behind the header. */
export function MemberStrip() {
  const { session, messageGate } = useApp().actors;
  const user = useSelector(session, (snapshot) => snapshot.context.user);
  const unread = useSelector(messageGate, (snapshot) => snapshot.context.unread);
  if (!user) return null;
  return (
    <section
      aria-label={LAYOUT_TEXT.strip}
      className="mb-2 rounded-lg border border-line bg-surface p-2 desktop:hidden"
    >
      <div className="flex items-center gap-2 px-1 text-sm">
        <LevelIcon level={user.level} size={26} />
        <span className="min-w-0 truncate font-semibold">{user.nickname}</span>
        <span className="ml-auto whitespace-nowrap">
          <Money amount={user.emoney} />
        </span>
        <span className="whitespace-nowrap">
          <Money amount={user.point} unit="point" />
        </span>
      </div>
      <ul className="mt-1 grid auto-cols-fr grid-flow-col">
        {menuOf("strip", "member").flatMap(({ rows }) =>
          rows.map((row) => (
            <li key={row.to}>
              <MenuLink row={row} unread={unread} hasIcon className={LINK} />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
