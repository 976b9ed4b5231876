import { type Forms, formsOf } from "./forms.ts";
import { queryOf, rankOf } from "./rank.ts";

/** Finds among items whose names are prepared once: a search is asked with every letter. */
export interface Finder<Item> {
  /** The best first; of equal rank in the order that they were given in. */
  find: (text: string, limit: number) => Item[];
}

export function createFinder<Item>(items: readonly Item[], namesOf: (item: Item) => readonly string[]): Finder<Item> {
  const kept = new Map<string, Forms>();
  const keptForms = (name: string): Forms => {
    const forms = kept.get(name) ?? formsOf(name);
    kept.set(name, forms);
    return forms;
  };
  const prepared = items.map((item) => ({ item, names: namesOf(item).map(keptForms) }));
  return {
    find(text, limit) {
      const query = queryOf(text);
      if (!query) return [];
      return prepared
        .flatMap(({ item, names }) => {
          const rank = rankOf(query, names);
          return rank === null ? [] : [{ item, rank }];
        })
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, limit)
        .map(({ item }) => item);
    },
  };
}
