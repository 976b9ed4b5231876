export const MINI_GAMES_KEY = ["minigame"] as const;
