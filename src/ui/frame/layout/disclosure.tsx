import { useId, useRef, type ReactNode } from "react";
import { classNames } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";
import { useLeave } from "./use-leave.ts";
import { useMenu } from "./use-menu.ts";

export interface DisclosureProps {
  /** Its name in the dialogs machine. */
  name: string;
  label: ReactNode;
  /** Names the button where its label does not. */
  buttonName?: string;
  isCurrent?: boolean;
  /** One of a row of them: the arrow is drawn where the page is wide. */
  hasRoomWide?: boolean;
  className: string;
  align?: "left" | "right";
  children: (close: () => void) => ReactNode;
}

/** A button that shows links below it. Escape, a press elsewhere, browser Back and a followed link close it. */
export function Disclosure({ name, align = "left", isCurrent = false, ...props }: DisclosureProps) {
  const { isOpen, toggle, close } = useMenu(name);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useLeave(box, isOpen, (by) => {
    close();
    if (by === "key") button.current?.focus();
  });

  return (
    <div ref={box} className="relative" data-state={isOpen ? "open" : "closed"}>
      <button
        ref={button}
        type="button"
        aria-label={props.buttonName}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className={classNames(props.className, (isOpen || isCurrent) && "text-ink")}
      >
        {props.label}
        <Icon
          name="down"
          size={14}
          className={classNames("shrink-0", isOpen && "rotate-180", props.hasRoomWide && "hidden wide:block")}
        />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className={classNames(
          "absolute top-full z-40 min-w-40 rounded-md border border-edge bg-surface p-1 shadow-pop",
          align === "left" ? "left-0" : "right-0",
        )}
      >
        {isOpen && props.children(close)}
      </div>
    </div>
  );
}
