// The chips of one game or table as a page holds them. The last bet is kept in this browser for each member.
import { useActorRef } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import * as v from "valibot";
import { type Laid, NO_LAID } from "../../../domain/games/chips.ts";
import { chipTrayMachine } from "../../../machines/chip-tray/chip-tray.machine.ts";
import { readStored, writeStored } from "../../browser-storage.ts";
import type { ChipTray } from "./chip-bar.tsx";

const VERSION = 1;
const Stored = v.object({
  version: v.literal(VERSION),
  last: v.array(v.object({ pick: v.string(), amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })),
});

export interface ChipPlace {
  /** The member. */
  owner: string;
  /** The game or the table. */
  place: string;
}

const keyOf = ({ owner, place }: ChipPlace): string => `hanpan.chips.${owner}.${place}`;

/** `onLaid` is called when the member's press changed what lies on the picks. The owner and the place do not change. */
export function useChipTray(of: ChipPlace, onLaid: (laid: Laid) => void): ChipTray {
  const [last] = useState(() => readLast(of));
  const tell = useEffectEvent(onLaid);
  const actor = useActorRef(
    chipTrayMachine.provide({
      actions: {
        keepLast: ({ context }) => writeStored(keyOf(of), JSON.stringify({ version: VERSION, last: context.last })),
      },
    }),
    { input: { last } },
  );
  useEffect(() => {
    const { unsubscribe } = actor.on("chips.laid", ({ laid }) => tell(laid));
    return unsubscribe;
  }, [actor]);
  return actor;
}

/** What is stored in another form is passed over. */
function readLast(of: ChipPlace): Laid {
  try {
    const parsed = v.safeParse(Stored, JSON.parse(readStored(keyOf(of)) ?? "null"));
    return parsed.success ? parsed.output.last : NO_LAID;
  } catch {
    return NO_LAID;
  }
}
