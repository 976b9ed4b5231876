import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useScrollTop } from "../../app-context.ts";
import { stateText } from "../../machine-state.ts";
import { classNames } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";
import { SCROLL_TEXT } from "./late-text.ts";

/**
 * Brings the page to its top; it appears once the page has been scrolled by more than 20 px. It covers nothing: on a
 * phone it is in the header, on a desktop in the margin of the side tabs.
 */
export function ScrollTopButton({ isInHeader = false }: { isInHeader?: boolean }) {
  const scrollTop = useScrollTop();
  const state = useSelector(scrollTop, (snapshot) => stateText(snapshot.value));
  const isShown = useSelector(scrollTop, (snapshot) => snapshot.hasTag("shown"));
  useEffect(() => {
    const tell = () => scrollTop.send({ type: "page.scrolled", top: scrollY });
    tell();
    addEventListener("scroll", tell, { passive: true });
    return () => removeEventListener("scroll", tell);
  }, [scrollTop]);
  return (
    <div
      data-machine="scroll-top"
      data-state={state}
      className={isInHeader ? "" : "fixed right-[calc(var(--frame-inset)+0.5rem)] bottom-4 z-30"}
    >
      {isShown && (
        <button
          type="button"
          aria-label={SCROLL_TEXT.toTop}
          onClick={() => scrollTop.send({ type: "scrollTop.press" })}
          className={classNames(
            "grid place-items-center text-ink hover:bg-hover",
            isInHeader ? "size-9 rounded-md" : "size-11 rounded-full border border-edge bg-raised shadow-pop",
          )}
        >
          <Icon name="up" />
        </button>
      )}
    </div>
  );
}
