import type { ReactNode } from "react";
import type { User } from "../../../api/contract/session/member.ts";
import { accountKind } from "../../../domain/session/account.ts";
import { Icon, type IconName } from "../../primitives/icon.tsx";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import { Money } from "../../primitives/money.tsx";
import { Disclosure } from "./disclosure.tsx";
import { LAYOUT_TEXT } from "./text.ts";

const ENTRY =
  "flex h-10 w-full items-center gap-2.5 rounded-sm px-3 text-left text-sm text-muted hover:bg-hover hover:text-ink";

export interface AccountMenuProps {
  user: User;
  /** On a phone the button shows the level alone. */
  hasName: boolean;
  onUserInfo: () => void;
  /** The balance or the points are pressed, and their dialog is wanted. */
  onMoney: (name: "moneyChange" | "pointChange") => void;
  onLogout: () => void;
  /** Further rows, such as the switches of the view. */
  children?: ReactNode;
}

/** The member's own menu at the end of the header: who is logged in, and the way out. */
export function AccountMenu({ user, hasName, onUserInfo, onMoney, onLogout, children }: AccountMenuProps) {
  return (
    <Disclosure
      name="account"
      align="right"
      buttonName={LAYOUT_TEXT.accountMenu(user.nickname)}
      className="flex h-10 items-center gap-1.5 rounded-md px-1.5 text-sm font-semibold hover:bg-hover"
      label={
        <>
          <LevelIcon level={user.level} size={26} />
          {hasName && <span className="max-w-32 truncate">{user.nickname}</span>}
        </>
      }
    >
      {(close) => (
        <div className="w-56">
          <p className="flex items-baseline justify-between gap-3 border-b border-line px-3 pt-1 pb-2 text-sm">
            <span className="truncate font-semibold">{user.nickname}</span>
            {accountKind(user) === "member" && (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  close();
                  onMoney("pointChange");
                }}
              >
                <Money amount={user.point} unit="point" className="text-xs" />
              </button>
            )}
          </p>
          <Entry
            icon="user"
            label={LAYOUT_TEXT.userInfo}
            onPress={() => {
              close();
              onUserInfo();
            }}
          />
          {children}
          <Entry icon="logout" label={LAYOUT_TEXT.logout} onPress={onLogout} />
        </div>
      )}
    </Disclosure>
  );
}

function Entry({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className={ENTRY} onClick={onPress}>
      <Icon name={icon} size={16} />
      {label}
    </button>
  );
}
