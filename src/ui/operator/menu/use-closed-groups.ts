import { useSelector } from "@xstate/react";
import { useState } from "react";
import { useApp } from "../../app-context.ts";
import { readStored, writeStored } from "../../browser-storage.ts";

const SEPARATOR = ",";

/** The groups of the menu that this operator has folded in this browser. */
export function useClosedGroups(): readonly [closed: ReadonlySet<string>, toggle: (group: string) => void] {
  const owner = useSelector(useApp().actors.session, ({ context }) => context.user?.id ?? "");
  const key = `hanpan.console-groups.${owner}`;
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set((readStored(key) ?? "").split(SEPARATOR).filter((name) => name !== "")),
  );
  const toggle = (group: string): void => {
    const next = new Set(closed);
    if (!next.delete(group)) next.add(group);
    setClosed(next);
    writeStored(key, [...next].join(SEPARATOR));
  };
  return [closed, toggle];
}
