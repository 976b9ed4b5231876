import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { SEARCH_TEXT_LENGTH } from "../../../api/contract/fixtures.ts";
import { ENTER_KEY_CODE } from "../../../machines/login-form/login-rules.ts";
import type { searchMachine } from "../../../machines/search/search.machine.ts";
import { stateText } from "../../machine-state.ts";
import { Icon } from "../../primitives/icon.tsx";
import { KOREA_TEXT } from "./text.ts";

export interface SearchBoxProps {
  search: ActorRefFrom<typeof searchMachine>;
  /** Counts how often the focus was asked for. */
  focusAsked: number;
}

/** The field that a list is searched in; it searches on Enter. */
export function SearchBox({ search, focusAsked }: SearchBoxProps) {
  const snapshot = useSelector(search, (state) => state);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusAsked > 0) field.current?.focus();
  }, [focusAsked]);
  return (
    <search
      data-machine="search"
      data-state={stateText(snapshot.value)}
      className="flex h-9 min-w-0 flex-1 items-center rounded-md border border-edge bg-field"
    >
      <input
        ref={field}
        aria-label={KOREA_TEXT.searchLabel}
        placeholder={KOREA_TEXT.searchLabel}
        value={snapshot.context.text}
        maxLength={SEARCH_TEXT_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => search.send({ type: "field.change", value: target.value })}
        onKeyDown={({ key, keyCode, nativeEvent: { isComposing } }) =>
          search.send({ type: "key.press", keyCode: key === "Enter" ? ENTER_KEY_CODE : keyCode, isComposing })
        }
        className="min-w-0 flex-1 rounded-md bg-transparent px-2 text-sm text-ink placeholder:text-faint"
      />
      <button
        type="button"
        aria-label={KOREA_TEXT.searchClear}
        onClick={() => search.send({ type: "search.clear" })}
        className="grid size-9 place-items-center rounded-md text-muted hover:text-ink"
      >
        <Icon name="close" size={16} />
      </button>
    </search>
  );
}
