import type { User } from "../../../api/contract/member.ts";
import { accountKind } from "../../../domain/account.ts";
import { Button } from "../../primitives/button.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import { Money } from "../../primitives/money.tsx";
import { Brand } from "./brand.tsx";
import { MenuLink } from "./menu-link.tsx";
import { menuOf } from "./menu-table.ts";
import { LAYOUT_TEXT } from "./text.ts";
import { DeviceToggle, ThemeToggle } from "./view-toggles.tsx";

export interface HeaderProps {
  user: User;
  unread: number;
  onUserInfo: () => void;
  onLogout: () => void;
}

const LINK = "flex h-9 items-center gap-1.5 rounded-md px-2.5 text-sm text-muted hover:bg-hover hover:text-ink";

/** The desktop's top bar: who is logged in, what they hold, and the way out. */
export function TopBar({ user, unread, onUserInfo, onLogout }: HeaderProps) {
  return (
    <div className="border-b border-line bg-surface">
      <div className="mx-auto flex h-14 max-w-page items-center gap-5 px-4">
        <Brand />
        <button
          type="button"
          onClick={onUserInfo}
          className="ml-auto flex h-9 items-center gap-2 rounded-md px-2 font-semibold hover:bg-hover"
        >
          <LevelIcon level={user.level} />
          {user.nickname}
        </button>
        <dl className="flex items-center gap-5 text-sm">
          <Balance label={LAYOUT_TEXT.money} amount={user.emoney} unit="won" />
          <Balance label={LAYOUT_TEXT.point} amount={user.point} unit="point" />
        </dl>
        <nav aria-label={LAYOUT_TEXT.accountLinks} className="flex items-center gap-1">
          {menuOf("header", accountKind(user)).flatMap(({ rows }) =>
            rows.map((row) => (
              <MenuLink
                key={row.to}
                row={row}
                unread={unread}
                hasIcon
                className={LINK}
                activeClassName="text-ink bg-raised"
              />
            )),
          )}
          <DeviceToggle />
          <ThemeToggle />
          <Button look="ghost" onClick={onLogout}>
            <Icon name="logout" size={16} />
            {LAYOUT_TEXT.logout}
          </Button>
        </nav>
      </div>
    </div>
  );
}

function Balance({ label, amount, unit }: { label: string; amount: number; unit: "won" | "point" }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-xs text-faint">{label}</dt>
      <dd>
        <Money amount={amount} unit={unit} className="text-base" />
      </dd>
    </div>
  );
}
