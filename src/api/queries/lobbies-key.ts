export const LOBBIES_KEY = ["lobbies"] as const;
