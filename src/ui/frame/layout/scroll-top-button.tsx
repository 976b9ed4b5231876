import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useApp } from "../../app-context.ts";
import { stateText } from "../../machine-state.ts";
import { Icon } from "../../primitives/icon.tsx";
import { LAYOUT_TEXT } from "./text.ts";

/** Brings the page to its top; it appears once the page has been scrolled by more than 20 px. */
export function ScrollTopButton() {
  const { scrollTop } = useApp().actors;
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
      className="fixed right-3 bottom-16 z-30 desktop:right-18 desktop:bottom-4"
    >
      {isShown && (
        <button
          type="button"
          aria-label={LAYOUT_TEXT.toTop}
          onClick={() => scrollTop.send({ type: "scrollTop.press" })}
          className="grid size-11 place-items-center rounded-full border border-edge bg-raised text-ink shadow-pop hover:bg-hover"
        >
          <Icon name="up" />
        </button>
      )}
    </div>
  );
}
