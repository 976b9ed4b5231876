import type { AccountKind } from "../../../domain/session/account.ts";
import { Drawer } from "../../primitives/drawer.tsx";
import { CONSOLE_ROWS } from "./console-rows.ts";
import { menuOf } from "./menu-table.ts";
import { MenuList } from "./sidebar.tsx";
import { ShortcutPictures } from "./shortcut-pictures.tsx";
import { LAYOUT_TEXT } from "./text.ts";

/** The menu behind the hamburger button, 300 px wide. */
export function MobileDrawer({ kind, unread, onClose }: { kind: AccountKind; unread: number; onClose: () => void }) {
  const groups = kind === "administrator" ? [{ group: null, rows: CONSOLE_ROWS }] : menuOf("drawer", kind);
  return (
    <Drawer title={LAYOUT_TEXT.menu} onClose={onClose}>
      <nav aria-label={LAYOUT_TEXT.topMenu} className="p-2">
        {kind === "member" && <ShortcutPictures className="mb-1 grid-cols-2" onFollow={onClose} />}
        <MenuList groups={groups} unread={unread} onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
