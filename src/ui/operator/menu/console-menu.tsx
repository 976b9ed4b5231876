import { ConsoleGroups } from "./console-groups.tsx";
import { useConsoleGroups } from "./use-console-groups.ts";

/** The sections: at the left of the console, and in the drawer of phones. */
export function ConsoleMenu({ onFollow }: { onFollow?: () => void }) {
  return <ConsoleGroups groups={useConsoleGroups()} {...(onFollow && { onFollow })} />;
}
