import { useEffect, useState } from "react";
import { cashOutName } from "../../../../machines/cash-out/cash-out-name.ts";
import { useApp } from "../../../app-context.ts";

/** Those of the bets of which a cash-out was sent whose outcome is not known: none until what is stored can be read. */
export function useAskedCashOuts(betIds: readonly string[]): readonly string[] {
  const { commands } = useApp();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const ids = betIds.join();
  useEffect(() => {
    if (ids === "") return;
    let isOver = false;
    const read = async (): Promise<void> => {
      const { owner, restore } = await commands();
      const isAsked = (id: string) => restore({ owner: owner(), name: cashOutName(id) }).intent !== null;
      if (!isOver) setAsked(ids.split(",").filter(isAsked));
    };
    // Without the script nothing is known of what was sent: the panel of the bet asks for it again.
    void read().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [commands, ids]);
  return asked;
}
