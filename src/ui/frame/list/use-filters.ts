import { useNavigate, useSearch } from "@tanstack/react-router";

/** The filters in the address of the page, and the way to others: the list begins anew on its first page. */
export function useFilters<Filters extends object>(
  read: (search: Readonly<Record<string, unknown>>) => Filters,
): { filters: Filters; apply: (next: Filters) => void } {
  const filters = read(useSearch({ strict: false }));
  const navigate = useNavigate();
  return { filters, apply: (next) => void navigate({ to: ".", search: { ...next, page: undefined } }) };
}
