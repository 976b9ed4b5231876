import type { AccountKind } from "../../../domain/session/account.ts";
import { lazy, Suspense } from "react";
import { Drawer } from "../../primitives/drawer.tsx";
import { menuOf } from "./menu-table.ts";
import { MenuList } from "./sidebar.tsx";
import { ShortcutPictures } from "./shortcut-pictures.tsx";
import { DRAWER_TEXT } from "./late-text.ts";
import { LAYOUT_TEXT } from "./text.ts";

/** Of operators alone. */
const ConsoleMenu = lazy(() =>
  import("../../operator/menu/console-menu.tsx").then((file) => ({ default: file.ConsoleMenu })),
);

/** The menu behind the hamburger button, 300 px wide. */
export function MobileDrawer({ kind, unread, onClose }: { kind: AccountKind; unread: number; onClose: () => void }) {
  return (
    <Drawer title={DRAWER_TEXT.title} onClose={onClose}>
      <nav aria-label={LAYOUT_TEXT.topMenu} className="p-2">
        {kind === "member" && <ShortcutPictures className="mb-1 grid-cols-2" onFollow={onClose} />}
        {kind === "administrator" ? (
          <Suspense>
            <ConsoleMenu onFollow={onClose} />
          </Suspense>
        ) : (
          <MenuList groups={menuOf("drawer", kind)} unread={unread} onFollow={onClose} />
        )}
      </nav>
    </Drawer>
  );
}
