import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { useMenu } from "../layout/use-menu.ts";
import { classNames } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";
import { takesKeys } from "../../use-slash-key.ts";
import { SITE_SEARCH_TEXT as TEXT } from "./text.ts";

const SearchDialog = lazy(() => import("./search-dialog.tsx").then((file) => ({ default: file.SearchDialog })));

/** Opens the search of the whole site: a press, Ctrl K, and "/" where no list of the page has taken it. */
export function SearchOpener({ isField }: { isField: boolean }) {
  const { isOpen, close, toggle } = useMenu("search");
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCtrlK = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
    const isSlash = event.key === "/" && !event.defaultPrevented && !event.isComposing && !takesKeys(event);
    if (!isCtrlK && !isSlash) return;
    event.preventDefault();
    if (!isOpen) toggle();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    // After the document: a list of the page comes first.
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        aria-label={TEXT.title}
        title={TEXT.title}
        onClick={toggle}
        className={classNames(
          "flex h-9 min-w-9 shrink-0 items-center justify-center gap-2 rounded-md text-muted hover:bg-hover hover:text-ink",
          isField && "wide:justify-start wide:border wide:border-edge wide:bg-field wide:px-2.5",
        )}
      >
        <Icon name="search" size={20} />
        {isField && (
          <span aria-hidden="true" className="hidden text-sm wide:inline">
            {TEXT.openKey}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
