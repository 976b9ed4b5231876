import { lazy, Suspense, useState } from "react";
import { accountKind } from "../../../domain/account.ts";
import { Icon } from "../../primitives/icon.tsx";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import { Money } from "../../primitives/money.tsx";
import { Brand } from "./brand.tsx";
import { MenuLink } from "./menu-link.tsx";
import { menuOf } from "./menu-table.ts";
import { LAYOUT_TEXT } from "./text.ts";
import type { HeaderProps } from "./top-bar.tsx";
import { DeviceToggle, ThemeToggle } from "./view-toggles.tsx";

const MobileDrawer = lazy(() => import("./mobile-drawer.tsx").then((module) => ({ default: module.MobileDrawer })));

const BUTTON = "grid size-11 place-items-center rounded-md text-ink hover:bg-hover";
const LINK = "flex h-11 items-center gap-1.5 rounded-md px-3 text-sm text-muted hover:bg-hover hover:text-ink";

/** The bar, and below it the strip with what a member holds, of phones and tablets. */
export function MobileHeader({ user, unread, onUserInfo, onLogout }: HeaderProps) {
  const [isOpen, setOpen] = useState(false);
  const kind = accountKind(user);
  const links = menuOf("strip", kind).flatMap(({ rows }) => rows);
  return (
    <div className="border-b border-line bg-surface">
      <div className="flex h-13 items-center gap-1 px-1.5">
        <button
          type="button"
          aria-label={LAYOUT_TEXT.openMenu}
          aria-expanded={isOpen}
          className={BUTTON}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" size={22} />
        </button>
        <Brand />
        <div className="ml-auto flex items-center">
          <DeviceToggle />
          <ThemeToggle />
          <button type="button" aria-label={LAYOUT_TEXT.logout} className={BUTTON} onClick={onLogout}>
            <Icon name="logout" size={20} />
          </button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-3 py-2 text-sm">
        <button
          type="button"
          onClick={onUserInfo}
          className="flex min-h-8 items-center gap-1.5 rounded-md font-semibold"
        >
          <LevelIcon level={user.level} size={24} />
          {user.nickname}
        </button>
        <dl className="ml-auto flex gap-x-4">
          <div>
            <dt className="sr-only">{LAYOUT_TEXT.money}</dt>
            <dd>
              <Money amount={user.emoney} />
            </dd>
          </div>
          <div>
            <dt className="sr-only">{LAYOUT_TEXT.point}</dt>
            <dd>
              <Money amount={user.point} unit="point" />
            </dd>
          </div>
        </dl>
      </div>
      {links.length > 0 && (
        <nav aria-label={LAYOUT_TEXT.accountLinks} className="flex gap-1 overflow-x-auto border-t border-line px-1.5">
          {links.map((row) => (
            <MenuLink
              key={row.to}
              row={row}
              unread={unread}
              hasIcon
              className={LINK}
              activeClassName="text-ink font-semibold"
            />
          ))}
        </nav>
      )}
      {isOpen && (
        <Suspense>
          <MobileDrawer kind={kind} unread={unread} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
