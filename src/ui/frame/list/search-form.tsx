import { useRef } from "react";
import { useSlashKey } from "../../use-slash-key.ts";
import { Button } from "../../primitives/button.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { SEARCH_TEXT } from "./text.ts";

export interface SearchFormProps {
  label: string;
  value: string | undefined;
  /** undefined: everything. */
  onSearch: (text: string | undefined) => void;
}

/** A filter by text; Enter searches, "/" leads to it. */
export function SearchForm({ label, value, onSearch }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(() => field.current?.focus());
  return (
    <search>
      <form
        key={value ?? ""}
        action={(form) => onSearch(String(form.get("text") ?? "").trim() || undefined)}
        className="flex gap-2"
      >
        <input
          ref={field}
          type="search"
          aria-keyshortcuts="/"
          name="text"
          aria-label={label}
          placeholder={label}
          defaultValue={value}
          maxLength={60}
          className="h-9 min-w-0 flex-1 rounded-md border border-edge bg-field px-3 text-sm text-ink placeholder:text-faint tablet:max-w-80"
        />
        <Button type="submit">
          <Icon name="search" size={16} />
          {SEARCH_TEXT.search}
        </Button>
      </form>
    </search>
  );
}
