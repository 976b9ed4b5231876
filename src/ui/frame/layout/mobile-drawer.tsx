import type { AccountKind } from "../../../domain/account.ts";
import { Drawer } from "../../primitives/drawer.tsx";
import { MenuList } from "./sidebar.tsx";
import { ShortcutPictures } from "./shortcut-pictures.tsx";
import { LAYOUT_TEXT } from "./text.ts";

/** The menu behind the hamburger button, 300 px wide. */
export function MobileDrawer({ kind, unread, onClose }: { kind: AccountKind; unread: number; onClose: () => void }) {
  return (
    <Drawer title={LAYOUT_TEXT.menu} onClose={onClose}>
      <nav aria-label={LAYOUT_TEXT.topMenu} className="p-2">
        {kind === "member" && <ShortcutPictures className="mb-1 grid-cols-2" onFollow={onClose} />}
        <MenuList place="drawer" kind={kind} unread={unread} onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
