// Which games of a lobby are shown, and in which order.

export const LOBBY_VIEWS = ["all", "favourite", "recent", "jackpot"] as const;
export type LobbyViewName = (typeof LOBBY_VIEWS)[number];

export interface LobbyChoice {
  view?: LobbyViewName | undefined;
  provider?: string | undefined;
  category?: string | undefined;
  text?: string | undefined;
}

interface Choosable {
  providerId: string;
  name: string;
  category: string;
  isFavourite: boolean;
  openedAt: string | null;
  jackpot: number | null;
}

const IN_VIEW: Readonly<Record<LobbyViewName, (game: Choosable) => boolean>> = {
  all: () => true,
  favourite: ({ isFavourite }) => isFavourite,
  recent: ({ openedAt }) => openedAt !== null,
  jackpot: ({ jackpot }) => jackpot !== null,
};

const folded = (text: string) => text.normalize("NFC").toLowerCase().replaceAll(/\s/g, "");

/** Recent games the last one first, jackpots the greatest first, others as the providers list them. */
export function chooseGames<Game extends Choosable>(games: readonly Game[], choice: LobbyChoice): Game[] {
  const { view = "all", provider, category, text = "" } = choice;
  const found = games.filter(
    (game) =>
      IN_VIEW[view](game) &&
      (provider === undefined || game.providerId === provider) &&
      (category === undefined || game.category === category) &&
      folded(game.name).includes(folded(text)),
  );
  if (view === "recent") return found.toSorted((a, b) => (b.openedAt ?? "").localeCompare(a.openedAt ?? ""));
  if (view === "jackpot") return found.toSorted((a, b) => (b.jackpot ?? 0) - (a.jackpot ?? 0));
  return found;
}
