import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { SEARCH_TEXT_LENGTH } from "../../../domain/frame/search.ts";
import { searchMachine } from "../../../machines/search/search.machine.ts";
import { filtersOf, textFilter } from "./filters.ts";
import { SearchField, type SearchFieldProps } from "./search-field.tsx";

const readQuery = filtersOf({ text: textFilter(SEARCH_TEXT_LENGTH) });

export type AddressSearchProps = Pick<SearchFieldProps, "label"> & Partial<Pick<SearchFieldProps, "focusAsked">>;

/** What is searched for is `text` in the address, and the list begins anew on its first page. */
export function AddressSearch({ label, focusAsked = 0 }: AddressSearchProps) {
  return <SearchField search={useAddressSearch()} label={label} focusAsked={focusAsked} />;
}

function useAddressSearch(): ActorRefFrom<typeof searchMachine> {
  const navigate = useNavigate();
  const router = useRouter();
  const apply = (text: string | undefined) =>
    void navigate({ to: ".", search: (now: object) => ({ ...now, page: undefined, text }), resetScroll: false });
  const [machine] = useState(() =>
    searchMachine.provide({ actions: { updateQuery: ({ context }) => apply(context.query ?? undefined) } }),
  );
  const actor = useActorRef(machine);
  const [first] = useState(readQuery(useSearch({ strict: false })).text ?? null);
  // Not by the render: an address that changes twice before it would be missed.
  useEffect(() => {
    const hear = (query: string | null) => {
      // What was searched for here is in the address already, and more may have been typed since.
      if (actor.getSnapshot().context.query !== query) actor.send({ type: "query.changed", query });
    };
    hear(first);
    return router.subscribe("onResolved", ({ toLocation }) => hear(readQuery(toLocation.search).text ?? null));
  }, [actor, router, first]);
  return actor;
}
