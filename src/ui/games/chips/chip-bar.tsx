import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { CHIPS } from "../../../domain/games/chips.ts";
import { type chipTrayMachine, pressBlock } from "../../../machines/chip-tray/chip-tray.machine.ts";
import type { ChipTrayEvent } from "../../../machines/chip-tray/chip-tray.schema.ts";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { Chip } from "./chip.tsx";
import { CHIPS_TEXT as TEXT } from "./text.ts";

export type ChipTray = ActorRefFrom<typeof chipTrayMachine>;

export interface ChipBarProps {
  actor: ChipTray;
  /** The pick that a chip is laid on at its press; null where the member presses a chip first and then a pick. */
  spot: string | null;
  /** At the end of the chips' row. */
  aside?: ReactNode;
  /** What places what lies there. */
  children?: ReactNode;
}

const PRESSES = [
  ["chips.undo", TEXT.undo],
  ["chips.repeat", TEXT.repeat],
  ["chips.double", TEXT.double],
] as const;

/**
 * Chips, undo, repeat and double. A button that can do nothing keeps the focus; its reason is read with it, and shown
 * above when it is pressed.
 */
export function ChipBar({ actor, spot, aside, children }: ChipBarProps) {
  const snapshot = useSelector(actor, (now) => now);
  const { context } = snapshot;
  // The press whose reason is shown, as long as nothing has changed since.
  const [pressed, setPressed] = useState<{ laid: typeof context.laid; event: ChipTrayEvent } | null>(null);
  const press = (event: ChipTrayEvent) => () => {
    setPressed(pressBlock(context, event) === null ? null : { laid: context.laid, event });
    actor.send(event);
  };
  const blocked = (event: ChipTrayEvent) => {
    const reason = pressBlock(context, event);
    return reason === null ? {} : { "aria-disabled": true, "aria-description": reason, title: reason };
  };
  // The reason stands until something is laid: what is told meanwhile, such as the balance, takes it away only where it
  // holds no more.
  const shown = context.terms.closed ?? (pressed?.laid === context.laid ? pressBlock(context, pressed.event) : null);
  return (
    <div data-machine="chip-tray" data-state={stateText(snapshot.value)} className="relative">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <fieldset aria-label={TEXT.group} className="flex gap-1.5">
          {CHIPS.map((chip) => {
            const lay: ChipTrayEvent | null = spot === null ? null : { type: "chip.lay", pick: spot, amount: chip };
            return (
              <button
                key={chip}
                type="button"
                aria-label={lay ? TEXT.lay(chip) : TEXT.choose(chip)}
                aria-pressed={lay ? undefined : chip === context.chip}
                onClick={lay ? press(lay) : () => actor.send({ type: "chip.choose", chip })}
                className={classNames(
                  "size-11 rounded-full transition-transform hover:-translate-y-0.5 active:translate-y-0",
                  "aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:translate-y-0",
                  "aria-pressed:outline-3 aria-pressed:outline-offset-1 aria-pressed:outline-accent motion-reduce:transition-none",
                )}
                {...(lay && blocked(lay))}
              >
                <Chip value={chip} />
              </button>
            );
          })}
        </fieldset>
        {aside}
        <div className="flex gap-1">
          {PRESSES.map(([type, name]) => (
            <Button
              key={type}
              className="h-11 px-2.5 aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
              onClick={press({ type })}
              {...blocked({ type })}
            >
              {name}
            </Button>
          ))}
        </div>
        {children}
      </div>
      <output
        className={classNames(
          "block text-xs break-keep text-warn empty:sr-only",
          // Above the chips, that none moves under the pointer. While nothing may be laid, what places it says why.
          context.terms.closed === null
            ? "absolute inset-x-0 bottom-full mb-3 rounded-md bg-warn-soft px-3 py-1.5 shadow-pop"
            : "sr-only",
        )}
      >
        {shown}
      </output>
    </div>
  );
}
