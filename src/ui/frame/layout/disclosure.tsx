import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { classNames } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";

/** A button that shows links below it. Escape, a press elsewhere, and a followed link close it. */
export function Disclosure(props: {
  label: string;
  isCurrent: boolean;
  className: string;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);

  return (
    <div ref={box} className="relative" data-state={isOpen ? "open" : "closed"}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={classNames(props.className, (isOpen || props.isCurrent) && "text-ink")}
      >
        {props.label}
        <Icon name="down" size={14} className={isOpen ? "rotate-180" : ""} />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute top-full left-0 z-40 min-w-40 rounded-md border border-edge bg-surface p-1 shadow-pop"
      >
        {isOpen && props.children(close)}
      </div>
    </div>
  );
}
