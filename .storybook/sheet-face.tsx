// The slip's window on a phone, bound to an actor that is given.
import { useSelector } from "@xstate/react";
import { useMemo, type ReactNode } from "react";
import { SheetWindow, type SheetWindowProps } from "../src/ui/sports/slip/slip-sheet.tsx";
import { StoryApp } from "./story-app.tsx";
import { createStoryBetting } from "./story-betting.ts";

export function SlipSheetFace({ actor, children }: { actor: SheetWindowProps["sheet"]; children?: ReactNode }) {
  const isFilled = useSelector(actor, (snapshot) => snapshot.matches("filled"));
  const betting = useMemo(() => createStoryBetting({ slip: isFilled ? {} : { entries: [] } }), [isFilled]);
  return (
    <StoryApp>
      <SheetWindow sheet={actor} betting={betting} onClose={() => {}} />
      {children}
    </StoryApp>
  );
}
