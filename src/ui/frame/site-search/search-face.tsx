import { useSelector } from "@xstate/react";
import { type KeyboardEvent, type RefObject, useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { SEARCH_TEXT_LENGTH, searchQuery } from "../../../domain/frame/search.ts";
import { resultsOf, type siteSearchMachine } from "../../../machines/site-search/site-search.machine.ts";
import { stateText } from "../../machine-state.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { FoundList, LIST_ID, optionId } from "./found-list.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import { SITE_SEARCH_TEXT as TEXT } from "./text.ts";

export interface SearchFaceProps {
  search: ActorRefFrom<typeof siteSearchMachine>;
  field?: RefObject<HTMLInputElement | null>;
}

/** The face of the site's search: the field, and below it what was found. Its height stays, so that nothing jumps. */
export function SearchFace({ search, field }: SearchFaceProps) {
  const snapshot = useSelector(search, (state) => state);
  const { text, choice, recent, failure, isOfStaff } = snapshot.context;
  const words = isOfStaff ? TEXT.ofStaff : TEXT;
  const found = resultsOf(snapshot.context);
  const hasText = searchQuery(text) !== null;
  const count = hasText ? found.length : recent.length;
  useEffect(() => {
    document.getElementById(optionId(choice))?.scrollIntoView({ block: "nearest" });
  }, [choice]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") search.send({ type: "choice.take" });
    else if (event.key === "ArrowDown" || event.key === "ArrowUp")
      search.send({ type: "choice.move", by: event.key === "ArrowDown" ? 1 : -1 });
    else return;
    event.preventDefault();
  };
  return (
    <div data-machine="site-search" data-state={stateText(snapshot.value)} aria-busy={snapshot.hasTag("busy")}>
      <div className="flex h-11 items-center gap-2 rounded-md border border-edge bg-field px-3 focus-within:outline-2 focus-within:outline-focus">
        <Icon name="search" size={18} className="shrink-0 text-muted" />
        <input
          ref={field}
          role="combobox"
          aria-label={words.field}
          aria-expanded={count > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          {...(count > 0 && { "aria-activedescendant": optionId(choice) })}
          placeholder={words.field}
          value={text}
          maxLength={SEARCH_TEXT_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => search.send({ type: "field.change", value: target.value })}
          onKeyDown={press}
          className="h-full min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-faint"
        />
      </div>
      <output className="sr-only">{hasText && !snapshot.hasTag("busy") ? TEXT.count(found.length) : ""}</output>
      <div className="mt-2 h-[min(26rem,55dvh)] overflow-y-auto">
        {hasText ? (
          <FoundList found={found} choice={choice} onTake={(at) => search.send({ type: "choice.take", at })} />
        ) : (
          <RecentSearches
            recent={recent}
            hint={words.hint}
            choice={choice}
            onTake={(at) => search.send({ type: "choice.take", at })}
            onClear={() => search.send({ type: "recent.clear" })}
          />
        )}
        {hasText && failure && (
          <ErrorState message={words.failed} isRetrying={false} onRetry={() => search.send({ type: "search.retry" })} />
        )}
        {hasText && found.length === 0 && snapshot.hasTag("busy") && (
          <p className="p-4 text-center text-sm text-muted">{TEXT.asking}</p>
        )}
        {found.length === 0 && snapshot.matches({ open: "showing" }) && (
          <EmptyState title={TEXT.none(text.trim())}>{words.hint}</EmptyState>
        )}
      </div>
    </div>
  );
}
