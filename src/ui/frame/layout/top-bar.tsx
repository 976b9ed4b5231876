import type { User } from "../../../api/contract/session/member.ts";
import { accountKind } from "../../../domain/session/account.ts";
import { Money } from "../../primitives/money.tsx";
import { SearchPlace } from "../site-search/search-place.tsx";
import { AccountMenu, type AccountMenuProps } from "./account-menu.tsx";
import { Brand } from "./brand.tsx";
import { MenuLink } from "./menu-link.tsx";
import { menuOf } from "./menu-table.ts";
import { LAYOUT_TEXT } from "./text.ts";
import { TopMenu } from "./top-menu.tsx";
import { DeviceToggle, ThemeToggle } from "./view-toggles.tsx";

export interface HeaderProps {
  user: User;
  unread: number;
  onUserInfo: () => void;
  onMoney: AccountMenuProps["onMoney"];
  onLogout: () => void;
}

const LINK =
  "relative flex h-9 min-w-9 items-center justify-center rounded-md px-1 text-muted hover:bg-hover hover:text-ink";

export const BALANCE_BUTTON = "-mx-1 rounded-sm px-1 hover:bg-hover";

/** The desktop's header, 48 px high: the menu, what the member holds, and the member's own menu. */
export function TopBar({ user, unread, onUserInfo, onMoney, onLogout }: HeaderProps) {
  const kind = accountKind(user);
  return (
    <div className="mx-auto flex h-12 max-w-page items-center gap-2 px-4 wide:gap-3">
      <Brand />
      <TopMenu kind={kind} unread={unread} />
      <div className="ml-auto">{kind !== "manager" && <SearchPlace isField />}</div>
      <dl className="flex items-center gap-3 text-sm whitespace-nowrap">
        {kind === "member" && (
          <>
            <Balance label={LAYOUT_TEXT.money} amount={user.emoney} unit="won" onPress={() => onMoney("moneyChange")} />
            <Balance
              label={LAYOUT_TEXT.point}
              amount={user.point}
              unit="point"
              onPress={() => onMoney("pointChange")}
            />
          </>
        )}
      </dl>
      <nav aria-label={LAYOUT_TEXT.accountLinks} className="flex items-center">
        {menuOf("header", kind).flatMap(({ rows }) =>
          rows.map((row) => (
            <MenuLink
              key={row.to}
              row={row}
              unread={unread}
              isShort
              className={LINK}
              activeClassName="text-ink bg-raised"
            />
          )),
        )}
      </nav>
      <div className="flex items-center">
        <DeviceToggle />
        <ThemeToggle />
        <AccountMenu user={user} hasName onUserInfo={onUserInfo} onMoney={onMoney} onLogout={onLogout} />
      </div>
    </div>
  );
}

interface BalanceProps {
  label: string;
  amount: number;
  unit: "won" | "point";
  /** Opens what changes the amount. */
  onPress: () => void;
}

function Balance({ label, amount, unit, onPress }: BalanceProps) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-xs text-faint">{label}</dt>
      <dd>
        <button type="button" aria-haspopup="dialog" onClick={onPress} className={BALANCE_BUTTON}>
          <Money amount={amount} unit={unit} />
        </button>
      </dd>
    </div>
  );
}
