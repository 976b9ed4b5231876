import { useEffect } from "react";
import { useApp } from "../../app-context.ts";
import type { BettingDesk } from "../../sports/slip/betting.ts";
import { SlipDock } from "../../sports/slip/slip-dock.tsx";

/** The slip beside the home page; what it refuses is said. */
export function HomeSlip({ desk }: { desk: BettingDesk }) {
  const { actors } = useApp();
  useEffect(() => {
    const subscription = desk.slip.on("slip.refused", ({ refusal }) =>
      actors.dialogs.send({ type: "alert.show", message: refusal.message }),
    );
    return () => subscription.unsubscribe();
  }, [desk.slip, actors.dialogs]);
  return <SlipDock slip={desk.slip} placement={desk.placement} live={desk.live} />;
}
