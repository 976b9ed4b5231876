import { lazy, type ReactNode, Suspense, useEffect } from "react";
import type { User } from "../../../api/contract/session/member.ts";
import { loadAhead } from "../../load-ahead.ts";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import { Disclosure } from "./disclosure.tsx";
import { LAYOUT_TEXT } from "./text.ts";

const load = () => import("./account-entries.tsx").then((file) => ({ default: file.AccountEntries }));
const AccountEntries = lazy(load);

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

/** The member's own menu at the end of the header: who is logged in, the own limits, and the way out. */
export function AccountMenu({ hasName, ...props }: AccountMenuProps) {
  const { user } = props;
  useEffect(() => loadAhead(load), []);
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
          <Suspense>
            <AccountEntries {...props} close={close} />
          </Suspense>
        </div>
      )}
    </Disclosure>
  );
}
