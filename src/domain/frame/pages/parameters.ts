// What the parameters of an address may name: decisions, rule 47. A page whose path has a parameter does not compile
// without a line here. The sections of the console are in sections.ts. Pages load this file when they need it.
import { gameAt, isVendor, isVirtualSport } from "../../games/games.ts";
import { isShortcut } from "../../games/shortcuts.ts";
import { ENQUIRY_KINDS } from "../../community/enquiry.ts";
import { findPage, type ParameterPath } from "./pages.ts";

/** What the database stores and an address names by its id. */
export type Stored = "event" | "post" | "enquiry";
export interface StoredName {
  stored: Stored;
  id: string;
}

type Names = Stored | ((...values: string[]) => boolean);

const USER_ID = /^\w{4,20}$/;

const NAMES: Readonly<Record<ParameterPath, Names>> = {
  "/minigame/$vendor": (vendor) => isVendor(vendor) || isShortcut(vendor),
  // A virtual sport alone leads on to its first venue.
  "/minigame/$vendor/$game": (vendor, game) =>
    gameAt(vendor, game) !== null || (vendor === "bet365" && isVirtualSport(game)),
  "/minigame/$vendor/$game/$venue": (vendor, game, venue) => gameAt(vendor, `${game}/${venue}`) !== null,
  "/game_result/virtuals/$sport": isVirtualSport,
  "/customer/write/$flag": (flag) => ENQUIRY_KINDS.some((kind) => kind === flag),
  "/customer/view/$id": "enquiry",
  "/free/view/$id": "post",
  "/event/$id": "event",
  // Who has an account is told to nobody who has not logged in: the page says that there is none.
  "/admin/$section/$id": (_section, id) => USER_ID.test(id),
};

const ID = /^[\w-]{1,64}$/;

/** False where a parameter of the path names nothing; what the database has to know where an id is named. */
export function namedBy(path: string): boolean | StoredName {
  const pattern = findPage(path)?.path.split("/") ?? [];
  const given = path.replace(/[?#].*/s, "").split("/");
  const values = pattern.flatMap((part, at) => (part.startsWith("$") ? [decoded(given[at] ?? "")] : []));
  const names: Names | undefined = (NAMES as Readonly<Record<string, Names>>)[pattern.join("/")];
  if (names === undefined) return true;
  if (typeof names === "function") return names(...values);
  const [id = ""] = values;
  return ID.test(id) && { stored: names, id };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
