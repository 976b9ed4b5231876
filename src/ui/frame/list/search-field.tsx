import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { SEARCH_TEXT_LENGTH } from "../../../domain/frame/search.ts";
import { ENTER_KEY_CODE } from "../../../machines/login-form/login-rules.ts";
import type { searchMachine } from "../../../machines/search/search.machine.ts";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";
import { useSlashKey } from "../../use-slash-key.ts";
import { SEARCH_TEXT } from "./text.ts";

export interface SearchFieldProps {
  search: ActorRefFrom<typeof searchMachine>;
  /** What is searched in, as the field's name. */
  label: string;
  /** Counts how often the focus was asked for. */
  focusAsked: number;
}

/** The face of the search machine: Enter and the button search, "/" leads to the field. */
export function SearchField({ search, label, focusAsked }: SearchFieldProps) {
  const snapshot = useSelector(search, (state) => state);
  const { text, query } = snapshot.context;
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(() => field.current?.focus());
  useEffect(() => {
    if (focusAsked > 0) field.current?.focus();
  }, [focusAsked]);
  return (
    <search
      data-machine="search"
      data-state={stateText(snapshot.value)}
      className="flex min-w-0 flex-[1_1_16rem] gap-1 tablet:max-w-xl"
    >
      <div className="flex h-9 min-w-0 flex-1 items-center rounded-md border border-edge bg-field">
        <input
          ref={field}
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={label}
          value={text}
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
          aria-label={SEARCH_TEXT.clear}
          onClick={() => {
            search.send({ type: "search.clear" });
            field.current?.focus();
          }}
          className={classNames(
            "grid size-9 shrink-0 place-items-center rounded-md text-muted hover:text-ink",
            text === "" && query === null && "invisible",
          )}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      <Button onClick={() => search.send({ type: "search.submit" })}>
        <Icon name="search" size={16} />
        {SEARCH_TEXT.search}
      </Button>
    </search>
  );
}
