import { MenuList } from "../frame/layout/sidebar.tsx";
import { useConsoleRows } from "./staff/use-console-rows.ts";

/** The sections in the drawer of phones. */
export function ConsoleMenu({ onFollow }: { onFollow: () => void }) {
  return <MenuList groups={[{ group: null, rows: useConsoleRows() }]} unread={0} onFollow={onFollow} />;
}
