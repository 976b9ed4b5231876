import { lazy, Suspense } from "react";
import { accountKind } from "../../../domain/session/account.ts";
import { Icon } from "../../primitives/icon.tsx";
import { Money } from "../../primitives/money.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Brand } from "./brand.tsx";
import { MenuLink } from "./menu-link.tsx";
import { menuOf } from "./menu-table.ts";
import { LAYOUT_TEXT } from "./text.ts";
import { BALANCE_BUTTON, type HeaderProps } from "./top-bar.tsx";
import { SearchPlace } from "../site-search/search-place.tsx";
import { FramePart } from "../error/part-boundary.tsx";
import { useHasBottomBar } from "./use-bottom-bar.ts";
import { useMenu } from "./use-menu.ts";
import { DeviceToggle, ThemeRow } from "./view-toggles.tsx";

const ScrollTopButton = lazy(() =>
  import("./scroll-top-button.tsx").then((file) => ({ default: file.ScrollTopButton })),
);

const MobileDrawer = lazy(() => import("./mobile-drawer.tsx").then((module) => ({ default: module.MobileDrawer })));

const SHORT =
  "relative flex h-9 min-w-9 items-center justify-center rounded-md px-1 text-muted hover:bg-hover hover:text-ink";
const ROW = "flex h-10 items-center gap-2.5 rounded-sm px-3 text-sm text-muted hover:bg-hover hover:text-ink";

/** The header of phones and tablets: one line of 48 px with what the member holds. */
export function MobileHeader({ user, unread, onUserInfo, onMoney, onLogout }: HeaderProps) {
  const drawer = useMenu("drawer");
  const kind = accountKind(user);
  const hasBar = useHasBottomBar(kind);
  const links = menuOf("strip", kind).flatMap(({ rows }) => rows);
  return (
    <div className="flex h-12 items-center gap-1 px-1.5">
      {/* Where there is a bottom bar its last tab opens the menu. */}
      {!hasBar && (
        <button
          type="button"
          aria-label={LAYOUT_TEXT.openMenu}
          aria-expanded={drawer.isOpen}
          className="grid size-11 shrink-0 place-items-center rounded-md text-ink hover:bg-hover"
          onClick={drawer.toggle}
        >
          <Icon name="menu" size={22} />
        </button>
      )}
      <Brand isShort />
      <dl className="ml-auto text-sm whitespace-nowrap">
        {kind === "member" && (
          <div>
            <dt className="sr-only">{LAYOUT_TEXT.money}</dt>
            <dd>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onMoney("moneyChange")}
                className={BALANCE_BUTTON}
              >
                <Money amount={user.emoney} />
              </button>
            </dd>
          </div>
        )}
      </dl>
      <div className="flex items-center">
        {kind !== "manager" && <SearchPlace />}
        {/* What is unread is seen at every width. */}
        {links
          .filter((row) => row.hasUnread)
          .map((row) => (
            <MenuLink key={row.to} row={row} unread={unread} isShort className={SHORT} activeClassName="text-ink" />
          ))}
        <FramePart>
          <ScrollTopButton isInHeader />
        </FramePart>
        <DeviceToggle />
        <AccountMenu user={user} hasName={false} onUserInfo={onUserInfo} onMoney={onMoney} onLogout={onLogout}>
          {links
            .filter((row) => !row.hasUnread)
            .map((row) => (
              <MenuLink key={row.to} row={row} unread={unread} hasIcon className={ROW} activeClassName="text-ink" />
            ))}
          <ThemeRow className={ROW} />
        </AccountMenu>
      </div>
      {drawer.isOpen && (
        <Suspense>
          <MobileDrawer kind={kind} unread={unread} onClose={drawer.close} />
        </Suspense>
      )}
    </div>
  );
}
