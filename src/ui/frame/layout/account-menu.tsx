import { useEffect, useState } from "react";
import { loadAhead } from "../../load-ahead.ts";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import type { AccountEntriesProps } from "./account-entries.tsx";
import { Disclosure } from "./disclosure.tsx";
import { entriesNow, loadEntries } from "./load-entries.ts";
import { LAYOUT_TEXT } from "./text.ts";

export interface AccountMenuProps extends Omit<AccountEntriesProps, "close"> {
  /** On a phone the button shows the level alone. */
  hasName: boolean;
}

/** The member's own menu at the end of the header: who is logged in, the own limits, and the way out. */
export function AccountMenu({ hasName, ...props }: AccountMenuProps) {
  const { user } = props;
  useEffect(() => loadAhead(loadEntries), []);
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
          <LateEntries {...props} close={close} />
        </div>
      )}
    </Disclosure>
  );
}

/** Not a lazy part: that one is empty for a moment where its code is there already. */
function LateEntries(props: AccountEntriesProps) {
  const [Entries, setEntries] = useState(entriesNow);
  useEffect(() => void loadEntries().then((loaded) => setEntries(() => loaded)), []);
  return Entries && <Entries {...props} />;
}
