// Machines that no page uses yet, so that there is nothing to walk in a browser: each with the pages that bring it. An
// entry is stale, and fails, as soon as a page uses the machine.
const CASINO = "It comes with the pages of the casino and the slots.";
const MINI_GAMES = "It comes with the pages of the mini-games.";
const TETHER = "It comes with the pages of charging and exchanging by tether.";

/** Test models of machines that are walked, of which no page has the variant yet. */
export const FACELESS_MODELS: Readonly<Record<string, string>> = {
  "slip-european": "The european slip comes with the pages of Europe and in-play.",
  "slip-european-reload": "The european slip comes with the pages of Europe and in-play.",
  "slip-mini": MINI_GAMES,
  "slip-mini-reload": MINI_GAMES,
};

export const FACELESS: Readonly<Record<string, string>> = {
  "bet-settlement": "It comes with the live history of a bet; the present page shows what the server answers.",
  "game-launch": "It comes with the pages of Europe and in-play.",
  "lobby-entry": CASINO,
  "mini-game-maintenance": MINI_GAMES,
  "mini-game-round": MINI_GAMES,
  search: "It comes with the search of the lobbies.",
  "tether-deposit": TETHER,
  "tether-withdrawal": TETHER,
  "upcoming-games": MINI_GAMES,
};
