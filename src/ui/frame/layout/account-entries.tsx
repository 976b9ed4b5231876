import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { User } from "../../../api/contract/session/member.ts";
import { accountKind } from "../../../domain/session/account.ts";
import { PROTECTION_LINK } from "../../account/protection/protection-link.tsx";
import { Icon, type IconName } from "../../primitives/icon.tsx";
import { Money } from "../../primitives/money.tsx";
import { ENTRIES_TEXT } from "./late-text.ts";

const ENTRY =
  "flex h-10 w-full items-center gap-2.5 rounded-sm px-3 text-left text-sm text-muted hover:bg-hover hover:text-ink";

export interface AccountEntriesProps {
  user: User;
  close: () => void;
  onUserInfo: () => void;
  /** The balance or the points are pressed, and their dialog is wanted. */
  onMoney: (name: "moneyChange" | "pointChange") => void;
  onLogout: () => void;
  /** Further rows, such as the switches of the view. */
  children?: ReactNode;
}

/** What the account's menu holds once it is open. */
export function AccountEntries({ user, close, onUserInfo, onMoney, onLogout, children }: AccountEntriesProps) {
  const isMember = accountKind(user) === "member";
  return (
    <>
      <p className="flex items-baseline justify-between gap-3 border-b border-line px-3 pt-1 pb-2 text-sm">
        <span className="truncate font-semibold">{user.nickname}</span>
        {isMember && (
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
        label={ENTRIES_TEXT.userInfo}
        onPress={() => {
          close();
          onUserInfo();
        }}
      />
      {isMember && (
        <Link {...PROTECTION_LINK} onClick={close} className={ENTRY}>
          <Icon name="shield" size={16} />
          {ENTRIES_TEXT.ownLimits}
        </Link>
      )}
      {children}
      <Entry icon="logout" label={ENTRIES_TEXT.logout} onPress={onLogout} />
    </>
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
